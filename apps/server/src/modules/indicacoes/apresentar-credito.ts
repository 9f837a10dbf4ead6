import { podeNaCasa } from '@martelo/domain/indicacoes/credito.ts'
import { iso } from '../../core/http/iso.ts'
import type { LinhaDeCredito } from './indicacoes.sql.ts'

export const apresentarCredito = ({
  id: _i,
  cliId: quemId,
  usuId: _c,
  usadoVndId: _u,
  ...k
}: LinhaDeCredito) => ({
  ...k,
  quemId,
  liberaAt: iso(k.liberaAt),
  criadoAt: iso(k.criadoAt),
  pode: [...podeNaCasa(k.situacao)],
})
