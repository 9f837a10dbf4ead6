import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { valorEmQuestao } from '@martelo/domain/condicionais/valor-em-questao.ts'

type LoteNoPregao = RespostaDe<Calls['GET /v1/comitentes/acompanhar-leilao/:leiUid']>['lotes'][number]

/** What the consignor's answer to this lot is about. */
export const emQuestao = ({ estado, reservado }: LoteNoPregao): number | null =>
  valorEmQuestao({
    situacao: reservado?.condicional?.situacao ?? null,
    replica: reservado?.condicional?.replica ?? null,
    lance: estado.valor,
  })
