import { leiloesPrivado } from '@martelo/contracts/leiloes/leiloes-privado.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarPrivado } from './leiloes.sql.ts'

handle(leiloesPrivado, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarPrivado(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map((l) => ({
    id: l.id,
    uid: l.uid,
    nome: l.nome,
    situacao: l.situacao,
    data: iso(l.data),
    documentos: { aguardando: l.documentosAguardando, acertos: l.acertos, documentos: l.documentos },
    videos: { lotes: l.lotes, comVideo: l.comVideo, semVideo: l.lotes - l.comVideo },
    comitente: { lotes: l.lotes, condicionalAguardando: l.condicionais, vendidos: l.vendidos },
  }))
})
