// What the server loads in demonstration mode: the data, and the robot that keeps them alive.
import type { Servicos } from '../../apps/server/src/core/servicos.ts'
import { iniciarRobo as ligar } from './robo.ts'
import { semear as carregar } from './semear.ts'

export function semear(s: Servicos): Promise<void> {
  return carregar(s)
}

export function iniciarRobo(s: Servicos): () => Promise<void> {
  return ligar(s)
}
