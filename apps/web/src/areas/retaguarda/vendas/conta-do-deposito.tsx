// The account that a deposit came to; left empty it is the sale's.
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'

interface Props {
  readonly valor: string | null
  readonly erro: string | undefined
  readonly mudar: (uid: string | null) => void
}

export function ContaDoDeposito({ valor, erro, mudar }: Props) {
  const { data } = useQuery({
    queryKey: ['contas-que-recebem'],
    queryFn: () => chamar('GET /v1/boletos/convenios'),
  })
  return (
    <Select
      label="Conta que recebeu"
      placeholder="A conta da venda"
      clearable
      data={(data ?? []).map((c) => ({
        value: c.contaUid,
        label: `${c.comitente ?? 'Casa'} · ${c.banco} · ag. ${c.agencia} · conta ${c.conta}`,
      }))}
      value={valor}
      error={erro}
      onChange={mudar}
    />
  )
}
