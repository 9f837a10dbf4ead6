import { iso } from '../../core/http/iso.ts'
import type { LinhaDeLiberacao } from './liberacoes.sql.ts'

export const apresentarLiberacao = ({ ate, criadaAt, usadaAt, ...l }: LinhaDeLiberacao) => ({
  ...l,
  ate: iso(ate),
  criadaAt: iso(criadaAt),
  usadaAt: iso(usadaAt),
})
