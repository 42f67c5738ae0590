import { takeProjectOperators } from './project-operators.ts';

// The file before in this process may have taken others.
takeProjectOperators();
