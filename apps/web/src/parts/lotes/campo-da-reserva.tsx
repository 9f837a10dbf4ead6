// A lot's reserve. Below the minimum it has no effect: said at the field, and kept only when the user wants it so.
import { Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { reservaSemEfeito } from '@martelo/domain/lotes/conferir-lote.ts'
import { CampoDinheiro, CampoSimNao } from '../../kit/registro/campos.tsx'
import type { Registro } from '../../kit/registro/usar-registro.ts'

interface Valores {
  minimo: number
  valorComitente?: number | null | undefined
}
type ComReserva = Valores & { reservaAceita: boolean }

interface Props {
  readonly r: Registro<ComReserva>
  readonly travado?: string | null
  /** the lot as it was read: what it has already is not asked again */
  readonly lido?: Valores
}

export function CampoDaReserva({ r, travado = null, lido }: Props) {
  const { minimo, valorComitente, reservaAceita } = r.valores
  const aviso = reservaSemEfeito(minimo, valorComitente)
  // Half an amount that is being typed is below every minimum.
  const [parado] = useDebouncedValue(aviso, 500)
  const mudou = lido === undefined || lido.minimo !== minimo || lido.valorComitente !== valorComitente
  const pergunta = travado === null && mudou && aviso !== null && (reservaAceita || parado !== null)
  return (
    <Stack gap="xs">
      <CampoDinheiro
        r={r}
        campo="valorComitente"
        rotulo="Valor do comitente (reserva)"
        ajuda="Nunca aparece para os clientes"
        nulo
        travado={travado}
      />
      {pergunta && (
        <CampoSimNao r={r} campo="reservaAceita" rotulo="Manter a reserva abaixo do mínimo" ajuda={aviso} />
      )}
    </Stack>
  )
}
