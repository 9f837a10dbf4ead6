import type { Solicitacao } from '@martelo/contracts/portal/solicitacao.schemas.ts'
import { podeTransitarSolicitacao } from '@martelo/domain/portal/solicitacoes.ts'
import { iso } from '../../core/http/iso.ts'
import type { LinhaDeSolicitacao } from './solicitacoes.sql.ts'

export function apresentarSolicitacao(s: LinhaDeSolicitacao, agora: number): Solicitacao {
  const { id: _, sobre: __, motivo: ___, situacaoDoLote: ____, cabeDeNovo, ...resto } = s
  return {
    ...resto,
    dataEnvio: s.dataEnvio.toISOString(),
    dataSucesso: iso(s.dataSucesso),
    dataErro: iso(s.dataErro),
    podeReenviar:
      cabeDeNovo &&
      podeTransitarSolicitacao(
        { de: s.status, evento: 'reenviar', atores: ['Comitente'] },
        { agora, enviadaEm: s.dataEnvio.getTime() },
      ).pode,
  }
}
