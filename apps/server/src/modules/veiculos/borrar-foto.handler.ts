// Areas of a stored photograph become unreadable in all its widths. The picture gets another name, so that no cache shows the
// old one.
import { buffer } from 'node:stream/consumers'
import { borrarFoto } from '@martelo/contracts/veiculos/borrar-foto.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { borrarAreas } from '../../core/files/borrar-areas.ts'
import { prepararFoto } from '../../core/files/fotos.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { travarFotos, trocarArquivo } from './fotos-por-decidir.sql.ts'
import { chaveDaFoto, gravarVersoes } from './gravar-fotos.ts'
import { lotesQueMostram } from './veiculos.sql.ts'

const NAO_HA = recusar('NAO_ENCONTRADO', 'Foto não encontrada')

handle(borrarFoto, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const [lida] = await ctx.tx((tx) => travarFotos(tx, hotId, [params.uid]))
  if (lida === undefined) return NAO_HA
  const arquivo = await ctx.servicos.arquivos.publico.ler(`${lida.chave}-${lida.larguras.at(-1)}.webp`)
  if (arquivo === null) return NAO_HA
  const pronta = await prepararFoto(await borrarAreas(await buffer(arquivo.corrente), body.areas))
  if (!pronta.ok) return recusar('ARQUIVO', pronta.mensagem)
  await gravarVersoes(ctx, pronta.foto)
  const r = await ctx.tx(async (tx) => {
    const [f] = await travarFotos(tx, hotId, [params.uid])
    // Changed by another person meanwhile: his areas would come back.
    if (f === undefined || f.chave !== lida.chave) return NAO_HA
    await trocarArquivo(tx, hotId, f.id, {
      chave: chaveDaFoto(ctx, pronta.foto),
      larguras: pronta.foto.versoes.map((v) => v.largura),
      previa: pronta.foto.previa,
      areas: body.areas.length,
    })
    await auditar(ctx, tx, {
      entidade: 'veiculo',
      uid: f.veiUid,
      acao: 'borrarFoto',
      depois: { areas: body.areas.length },
    })
    return { lelIds: await lotesQueMostram(tx, hotId, [f.veiId]) }
  })
  if (!('lelIds' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  return {}
})
