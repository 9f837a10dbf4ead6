// What the server loads in demonstration mode.
export { ligarRobo } from './robo.ts'
export { semear } from './semear.ts'
