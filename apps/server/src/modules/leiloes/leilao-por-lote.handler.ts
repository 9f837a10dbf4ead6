import { leilaoPorLote } from '@martelo/contracts/leiloes/leilao-por-lote.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { listarDoSite } from './lista-site.sql.ts'

const QUADROS = ['ao-vivo', 'ativo', 'finalizado', 'cancelado', 'vencido'] as const

handle(leilaoPorLote, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    for (const quadro of QUADROS) {
      const { linhas } = await listarDoSite(
        tx,
        ctx.hotsite,
        { quadro, lelUid: params.id, limite: 1, destaques: 0 },
        ctx.agora,
      )
      if (linhas[0]) return linhas[0]
    }
    return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
  }),
)
