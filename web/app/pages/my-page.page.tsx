import { OwnCompany } from '#companies/own/own-company.tsx';
import { MyPage } from '#my-page/my-page.tsx';

/** My page, composed with the company section of the companies area. */
export const MyPagePage = () => <MyPage company={<OwnCompany />} />;
