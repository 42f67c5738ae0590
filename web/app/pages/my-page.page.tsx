import { OwnCompany } from '#companies/own/own-company.tsx';
import { MyPage } from '#my-page/my-page.tsx';

export const MyPagePage = () => <MyPage company={<OwnCompany />} />;
