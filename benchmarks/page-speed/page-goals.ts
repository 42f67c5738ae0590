/** Milliseconds to the next paint after what a user does. */
export const inpGoal = 100;
/** The sum of layout shifts that no input caused. */
export const clsGoal = 0.02;
