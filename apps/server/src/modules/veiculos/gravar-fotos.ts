// The one place where photographs of a vehicle come to be: files stored first, then the rows, so that a row never points to
// a missing file. The same photograph twice stays once.
import type { Tx } from '../../core/database/database.ts'
import { auditar } from '../../core/auditoria.ts'
import { raizPorConteudo } from '../../core/files/armazenamento.ts'
import type { FotoPronta } from '../../core/files/fotos.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import { lerFotos, type TipoDeFoto } from './fotos-gravadas.sql.ts'
import { lerVeiculo, lotesQueMostram } from './veiculos.sql.ts'

const MAXIMO_POR_VEICULO = 200

export const chaveDaFoto = (ctx: Ctx, f: Pick<FotoPronta, 'hash'>): string =>
  raizPorConteudo(`fotos/${ctx.hotsite.id}`, f.hash)

export async function gravarVersoes(ctx: Ctx, f: FotoPronta): Promise<void> {
  for (const v of f.versoes)
    await ctx.servicos.arquivos.publico.gravar(
      `${chaveDaFoto(ctx, f)}-${v.largura}.webp`,
      v.bytes,
      'image/webp',
    )
}

/** Rows of stored photographs; answers the lots that show the vehicle. */
export function gravarFotos(
  ctx: Ctx,
  veiUid: string,
  prontas: readonly FotoPronta[],
  tipo: Exclude<TipoDeFoto, 'recusada'>,
): Promise<{ veiId: number; lelIds: number[] } | Recusada<'NAO_ENCONTRADO' | 'CHEIO'>> {
  return ctx.tx(async (tx: Tx) => {
    const v = await lerVeiculo(tx, ctx.hotsite.id, veiUid, true)
    if (v === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    const todas = await lerFotos(tx, ctx.hotsite.id, v.id, ['foto', 'giro', 'recusada'])
    const jaTem = todas.filter((f) => f.tipo === tipo)
    const novas = prontas.filter(
      (f, i) =>
        !todas.some((j) => j.chave === chaveDaFoto(ctx, f)) &&
        prontas.findIndex((o) => o.hash === f.hash) === i,
    )
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
            tipo,
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
    return { veiId: v.id, lelIds: await lotesQueMostram(tx, ctx.hotsite.id, [v.id]) }
  })
}
