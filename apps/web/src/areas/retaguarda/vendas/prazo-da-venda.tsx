// How a sale stands against its deadline, and a new one.
import { Alert, Text, Textarea, TextInput } from '@mantine/core'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { IconClockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

export function AvisoDoPrazo({ v }: { v: VendaDaCasa }) {
  const { situacao, diasDeAtraso, ultimoDia, naoEncerra, avisadoAt } = v.prazo
  if (situacao !== 'vencido' && situacao !== 'vence-logo') return null
  const vencida = situacao === 'vencido'
  const titulo = vencida
    ? `Prazo vencido há ${diasDeAtraso} ${diasDeAtraso === 1 ? 'dia' : 'dias'}`
    : 'O prazo de pagamento termina hoje'
  return (
    <Alert color={vencida ? 'red' : 'orange'} icon={<IconClockExclamation aria-hidden />} title={titulo}>
      {naoEncerra === null
        ? `Sem pagamento até ${formatarDia(ultimoDia)}, a venda é encerrada como desistência e os lotes ficam livres para repasse.`
        : `Não será encerrada sozinha. ${naoEncerra}`}
      {avisadoAt && (
        <Text size="sm" mt={4}>
          Comprador avisado em {formatarDataHora(Date.parse(avisadoAt))}.
        </Text>
      )}
    </Alert>
  )
}

interface Props {
  readonly v: VendaDaCasa
  readonly aberto: boolean
  readonly aoFechar: () => void
}

export function ProrrogarPrazo({ v, aberto, aoFechar }: Props) {
  const [dia, setDia] = useState('')
  const [motivo, setMotivo] = useState('')
  const mudar = useMudarVenda(v)
  const body = { dataPagamento: dia, motivo, versao: v.versao }
  return (
    <DialogoCurto
      titulo={`Novo prazo da venda ${numeroDaVenda(v.id)}`}
      botao="Dar o novo prazo"
      aberto={aberto}
      pronto={dia !== '' && motivo.trim() !== ''}
      feito="O comprador foi avisado do novo prazo"
      enviar={() => mudar(() => chamar('PUT /v1/leilao/vendas/:id/prazo', { params: { id: v.id }, body }))}
      aoFechar={aoFechar}
    >
      {(campos) => (
        <>
          <TextInput
            type="date"
            label="O comprador paga até"
            description={`Prazo atual: ${formatarDia(v.dataPagamento)}`}
            withAsterisk
            value={dia}
            onChange={(e) => setDia(e.currentTarget.value)}
            error={campos.dataPagamento}
            data-autofocus
          />
          <Textarea
            label="Motivo"
            withAsterisk
            value={motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
            error={campos.motivo}
          />
        </>
      )}
    </DialogoCurto>
  )
}
