import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { documentosDoLeilao } from '@martelo/contracts/leiloes/documentos-do-leilao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { eventosDoDocumento } from '@martelo/domain/leiloes/documentos-do-leilao.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { leilaoDosDocumentos, lerDocumentosDoLeilao } from './documentos-do-leilao.sql.ts'

handle(documentosDoLeilao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const atores = atoresDosPapeis(exigirSessao(ctx).papeis)
    const move = permite('documento-leilao:mover', ctx.sessao)
    const a = await leilaoDosDocumentos(tx, ctx.hotsite.id, params.leilaoUid)
    if (a === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const linhas = await lerDocumentosDoLeilao(tx, ctx.hotsite.id, a.id)
    const { acertos, ...leilao } = a
    const contar = (...s: readonly string[]) => linhas.filter((d) => s.includes(d.situacao)).length
    return {
      leilao,
      contagens: {
        aguardando: contar('AGUARDANDO'),
        acertos,
        documentos: contar('RECEBIDO', 'CONFERIDO'),
      },
      documentos: linhas.map((d) => ({
        ...d,
        arquivos: [...d.arquivos],
        updatedAt: iso(d.updatedAt),
        eventos: move ? eventosDoDocumento(d.situacao, atores) : [],
      })),
    }
  }),
)
