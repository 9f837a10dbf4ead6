import { Text, Textarea } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

interface Props {
  readonly v: VendaDaCasa
  readonly aberto: boolean
  readonly aoFechar: () => void
}

export function DarDesconto({ v, aberto, aoFechar }: Props) {
  const [valor, setValor] = useState<number | null>(v.valorDesconto)
  const [motivo, setMotivo] = useState('')
  const mudar = useMudarVenda(v)
  const body = { valor: valor ?? 0, motivo, versao: v.versao }
  return (
    <DialogoCurto
      titulo={`Desconto na venda ${numeroDaVenda(v.id)}`}
      botao="Salvar o desconto"
      aberto={aberto}
      pronto={valor !== null && motivo.trim() !== ''}
      enviar={() => mudar(() => chamar('PUT /v1/leilao/vendas/:id/desconto', { params: { id: v.id }, body }))}
      aoFechar={aoFechar}
    >
      {(campos) => (
        <>
          <EntradaDeReais
            label="Valor do desconto"
            description={`O seu limite nesta venda: ${formatarReais(v.descontoMaximo.valor)} (${String(v.descontoMaximo.porcentagem).replace('.', ',')}%)`}
            value={valor}
            onValueChange={setValor}
            error={campos.valor ?? (valor === null ? 'Digite um valor, por exemplo 150,00' : null)}
            data-autofocus
          />
          <Textarea
            label="Motivo"
            withAsterisk
            value={motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
            error={campos.motivo}
          />
          <Text size="sm" c="dimmed">
            A pagar depois do desconto:{' '}
            {formatarReais(Math.max(0, v.somas.restante + v.valorDesconto - (valor ?? 0)))}
          </Text>
        </>
      )}
    </DialogoCurto>
  )
}
