// Photographs of a vehicle. Each file is looked at by itself (type by content, pixels before decoding), made anew without
// EXIF and GPS in up to four widths, stored, and only then written to the table: a row never points to a missing file.
import { enviarFotos } from '@martelo/contracts/veiculos/enviar-fotos.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { raizPorConteudo } from '../../core/files/armazenamento.ts'
import { type FotoPronta, prepararFoto } from '../../core/files/fotos.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes } from '../../engines/salas/port.ts'
import { apresentarFoto, lerFotos } from './fotos-gravadas.sql.ts'
import { lerVeiculo, lotesQueMostram } from './veiculos.sql.ts'

const MAXIMO_POR_VEICULO = 200

handle(enviarFotos, async (ctx, { params, arquivos }) => {
  if (arquivos.length === 0) return recusar('ARQUIVO', 'Escolha ao menos uma foto')
  if ((await ctx.ler((tx) => lerVeiculo(tx, ctx.hotsite.id, params.uid))) === null)
    return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
  const prontas: FotoPronta[] = []
  const recusadas: { nome: string; mensagem: string }[] = []
  for (const a of arquivos) {
    const r = await prepararFoto(a.bytes)
    if (r.ok) prontas.push(r.foto)
    else recusadas.push({ nome: a.nome.slice(0, 120), mensagem: r.mensagem })
  }
  const motivos = recusadas.map((r) => `${r.nome}: ${r.mensagem}`)
  if (prontas.length === 0) return recusar('ARQUIVO', motivos)
  for (const f of prontas) await gravarVersoes(ctx, f)
  const r = await ctx.tx(async (tx) => {
    const v = await lerVeiculo(tx, ctx.hotsite.id, params.uid, true)
    if (v === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    const jaTem = await lerFotos(tx, ctx.hotsite.id, v.id)
    const novas = prontas.filter((f, i) => {
      const chave = chaveDaFoto(ctx, f)
      // The same photograph twice: sent again by a nervous finger, it stays once.
      return !jaTem.some((j) => j.chave === chave) && prontas.findIndex((o) => o.hash === f.hash) === i
    })
    if (jaTem.length + novas.length > MAXIMO_POR_VEICULO)
      return recusar('CHEIO', `Um veículo tem no máximo ${MAXIMO_POR_VEICULO} fotos.`)
    if (novas.length > 0) {
      const ultima = jaTem.at(-1)?.ordem ?? 0
      await tx
        .insertInto('veiculoFoto')
        .values(
          novas.map((f, i) => ({
            hotId: ctx.hotsite.id,
            veiId: v.id,
            ordem: ultima + 1 + i,
            chave: chaveDaFoto(ctx, f),
            larguras: f.versoes.map((x) => x.largura),
            largura: f.largura,
            altura: f.altura,
            previa: f.previa,
            cor: f.cor,
            createdBy: exigirSessao(ctx).usuId,
          })),
        )
        .execute()
      await auditar(ctx, tx, {
        entidade: 'veiculo',
        uid: v.uid,
        acao: 'enviarFotos',
        depois: { fotos: novas.length },
      })
    }
    return {
      fotos: (await lerFotos(tx, ctx.hotsite.id, v.id)).map(apresentarFoto),
      lelIds: await lotesQueMostram(tx, ctx.hotsite.id, [v.id]),
    }
  })
  if (!('lelIds' in r)) return r
  publicarLotes(ctx.servicos, r.lelIds)
  return { fotos: r.fotos, recusadas }
})

const chaveDaFoto = (ctx: Ctx, f: FotoPronta): string => raizPorConteudo(`fotos/${ctx.hotsite.id}`, f.hash)

async function gravarVersoes(ctx: Ctx, f: FotoPronta): Promise<void> {
  for (const v of f.versoes)
    await ctx.servicos.arquivos.publico.gravar(
      `${chaveDaFoto(ctx, f)}-${v.largura}.webp`,
      v.bytes,
      'image/webp',
    )
}
