// Rows of inspections in the words of the contract.
import type { CategoriaRespondida, LinhaDaVistoria } from '@martelo/contracts/vistorias/vistoria.schemas.ts'
import type { Respostas } from '@martelo/domain/vistorias/respostas.ts'
import { bemVistoriado, type CategoriaDaVistoria } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { iso } from '../../core/http/iso.ts'
import type { LinhaVistoria } from './vistorias.sql.ts'

export const apresentarLinha = (l: LinhaVistoria): LinhaDaVistoria => ({
  id: l.id,
  uid: l.uid,
  tipo: { uid: l.tipoUid, nome: l.tipo, versao: l.versaoDasPerguntas },
  situacao: l.situacao,
  vistoriador: l.vistoriador,
  hash: l.hash,
  saidaPatio: l.saidaPatio,
  sincronizadaEm: iso(l.sincronizadaEm),
  dataInicio: iso(l.dataInicio),
  dataFim: iso(l.dataFim),
  nota: l.nota,
  veiculo: { uid: l.veiUid, nome: l.veiculo, placa: l.placa, chassi: l.chassi, bem: bemVistoriado(l.tipoId) },
  patio: l.patio,
  remocao: l.remocaoId,
  estadia: l.estadiaId,
  aparelho: l.aparelhoNome,
  copias: l.copias,
  pedidaPor: l.pedidaPor,
  createdAt: iso(l.createdAt),
  versao: l.versao,
})

/** A photograph belongs to the item whose code is its folder. */
interface Foto {
  readonly uid: string
  readonly nome: string
  readonly pasta: string
}

export const responder = (
  categorias: readonly CategoriaDaVistoria[],
  respostas: Respostas,
  fotos: readonly Foto[],
): CategoriaRespondida[] =>
  categorias.map((c) => ({
    ...c,
    itens: c.itens.map((i) => {
      const r = respostas[i.id]
      return {
        ...i,
        opcoes: [...i.opcoes],
        rodas: [...i.rodas],
        resposta: [...(r?.valores ?? [])],
        marcacoes: [...(r?.marcacoes ?? [])],
        observacao: r?.observacao ?? '',
        recebidaEm: r?.recebidaEm ?? null,
        aparelhoEm: r?.aparelhoEm ?? null,
        fotos: fotos.filter((f) => f.pasta === i.id).map(({ uid, nome }) => ({ uid, nome })),
      }
    }),
  }))

export function contarFotos(fotos: readonly Pick<Foto, 'pasta'>[]): Map<string, number> {
  const porItem = new Map<string, number>()
  for (const { pasta } of fotos) porItem.set(pasta, (porItem.get(pasta) ?? 0) + 1)
  return porItem
}
