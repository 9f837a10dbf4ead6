// Inspections with their vehicles and what is answered so far, as a device keeps them.
import type { VistoriaNoAparelho } from '@martelo/contracts/vistorias/vistoria-no-aparelho.schemas.ts'
import { bemVistoriado } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { iso } from '../../core/http/iso.ts'
import type { BemNoAparelho } from './bens-do-aparelho.sql.ts'
import type { VistoriaInteira } from './vistorias.sql.ts'

export const apresentarBem = ({ tipoId, ...b }: BemNoAparelho): VistoriaNoAparelho['veiculo'] => ({
  ...b,
  bem: bemVistoriado(tipoId),
})

/** Without those whose vehicle is not among `bens`. */
export function apresentarNoAparelho(
  vistorias: readonly VistoriaInteira[],
  bens: readonly BemNoAparelho[],
): VistoriaNoAparelho[] {
  const porUid = new Map(bens.map((b) => [b.uid, apresentarBem(b)]))
  return vistorias.flatMap((v) => {
    const veiculo = porUid.get(v.veiUid)
    if (veiculo === undefined) return []
    return {
      uid: v.uid,
      veiculo,
      tipoUid: v.tipoUid,
      tipo: v.tipo,
      versaoDasPerguntas: v.versaoDasPerguntas,
      categorias: v.categorias as never,
      situacao: v.situacao,
      saidaPatio: v.saidaPatio,
      aparelho: v.aparelho,
      vistoriador: v.vistoriador,
      createdAt: iso(v.createdAt),
      respostas: Object.entries(v.respostas).map(([item, r]) => ({ item, ...r })) as never,
    }
  })
}
