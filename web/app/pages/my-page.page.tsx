import { OwnCompany } from '#companies/own/own-company.tsx';
import { MyPage } from '#my-page/my-page.tsx';

/** My page, with the company as its own area shows it. */
export const MyPagePage = () => <MyPage company={<OwnCompany />} />;
