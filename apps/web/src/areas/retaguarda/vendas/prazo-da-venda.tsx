// How a sale stands against its deadline, and a new one.
import { Alert, Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconClockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { chamar, ErroDeChamada } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
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
  const [erro, setErro] = useState<unknown>(null)
  const [salvando, setSalvando] = useState(false)
  const mudar = useMudarVenda(v)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    setErro(null)
    try {
      await mudar(() =>
        chamar('PUT /v1/leilao/vendas/:id/prazo', {
          params: { id: v.id },
          body: { dataPagamento: dia, motivo, versao: v.versao },
        }),
      )
      avisarSucesso('O comprador foi avisado do novo prazo')
      aoFechar()
    } catch (e) {
      setErro(e)
    } finally {
      setSalvando(false)
    }
  }
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title={`Novo prazo da venda ${v.id}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void salvar()
        }}
      >
        <Stack gap="sm">
          <TextInput
            type="date"
            label="Pagar até"
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
          {erro instanceof Error && Object.keys(campos).length === 0 && (
            <Alert color="red" role="alert">
              {erro.message}
            </Alert>
          )}
          <Group justify="end">
            <Button variant="default" onClick={aoFechar}>
              Voltar
            </Button>
            <Button type="submit" loading={salvando} disabled={dia === '' || motivo.trim() === ''}>
              Dar o novo prazo
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
