// Why a member of a group pays less than the price that everyone sees.
import { formatarReais } from '@martelo/ui/reais.ts'
import { doGrupo } from './nome-do-grupo.ts'
import type { MeuNoLote, RetratoDoLote } from './lote-ao-vivo.ts'
import { precoFixo } from './preco-do-leitor.ts'

export function PrecoDoGrupo({
  estado,
  meu,
}: {
  readonly estado: RetratoDoLote['estado']
  readonly meu: MeuNoLote | null
}) {
  const fixo = precoFixo(estado, meu)
  if (fixo === null || fixo.grupo === null) return null
  return (
    <p className="lance-custo__nota">
      {`Preço ${doGrupo(fixo.grupo.nome)}: ${fixo.grupo.porcentagem.toLocaleString('pt-BR')}% a menos que ${formatarReais(fixo.cheio)}.`}
    </p>
  )
}
