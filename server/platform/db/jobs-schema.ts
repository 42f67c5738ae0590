/** Where the job library keeps its tables. */
export const jobsSchema = 'jobs';
