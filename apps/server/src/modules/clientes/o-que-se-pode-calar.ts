// What a sign-up may say and may leave out: nothing is null, and a company has no occupation.
import type { EntradaDe } from '@martelo/contracts/core/define-call.ts'
import type { cadastrar } from '@martelo/contracts/clientes/cadastrar.contract.ts'

type Corpo = NonNullable<EntradaDe<typeof cadastrar>['body']>
const ouNulo = (t: string | null | undefined): string | null => t?.trim() || null

export const oQueSePodeCalar = (c: Corpo, juridica: boolean) => ({
  nomeFantasia: ouNulo(c.nomeFantasia),
  inscricaoEstadual: ouNulo(c.inscricaoEstadual),
  comoConheceu: ouNulo(c.comoConheceu),
  ocupacao: juridica ? null : ouNulo(c.ocupacao),
  ramo: ouNulo(c.ramo),
  nomeFazenda: ouNulo(c.nomeFazenda),
})
