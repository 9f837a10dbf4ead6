// The auction's papers and its picture. They are public by nature (a notice is published), so they lie in public storage
// under the hash of their content.
import { anexarAoLeilao } from '@martelo/contracts/leiloes/anexar-ao-leilao.contract.ts'
import { camposTravadosDoLeilao } from '@martelo/domain/leiloes/acoes.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { prepararDocumento } from '../../core/files/documentos.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerLeilao } from './leiloes.sql.ts'

const COLUNA = {
  edital: 'editalUrl',
  'ordem-visitacao': 'ordemVisitacaoUrl',
  'ordem-entrada': 'ordemEntradaUrl',
  imagem: 'imagem',
} as const

handle(anexarAoLeilao, async (ctx, { params, arquivos }) => {
  const [enviado] = arquivos
  if (enviado === undefined) return recusar('ARQUIVO', 'Escolha um arquivo')
  const r = await prepararDocumento(enviado.bytes)
  if (!r.ok) return recusar('ARQUIVO', r.mensagem)
  const { documento } = r
  if ((params.tipo === 'imagem') === (documento.extensao === 'pdf'))
    return recusar(
      'ARQUIVO',
      params.tipo === 'imagem' ? 'Envie uma imagem JPEG ou PNG' : 'Envie o documento em PDF',
    )
  const { bytes, extensao } = documento
  const url = await publicar(ctx, 'leiloes', bytes, extensao)
  return ctx.tx(async (tx) => {
    const a = await lerLeilao(tx, ctx.hotsite.id, params.id, true)
    if (a === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    if (camposTravadosDoLeilao(a.situacao as SituacaoLeilao) === 'todos')
      return recusar('TRAVADO', 'Este leilão já terminou: os seus dados não mudam mais.')
    const coluna = COLUNA[params.tipo]
    const versao = a.versao + 1
    await tx
      .updateTable('leilao')
      .set({ [coluna]: url, versao })
      .where('id', '=', a.id)
      .where('hotId', '=', ctx.hotsite.id)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: a.uid,
      acao: 'anexar',
      antes: { [coluna]: a[coluna] },
      depois: { [coluna]: url },
    })
    return { url, versao }
  })
})
