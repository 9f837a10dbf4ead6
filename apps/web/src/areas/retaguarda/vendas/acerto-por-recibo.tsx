// What of an item was settled by receipt outside the product: said, changed and taken back while the sale is open.
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import type { ItemDaCompra, VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

interface Props {
  readonly v: VendaDaCasa
  readonly i: ItemDaCompra
}

export function ReciboDoItem({ v, i }: Props) {
  const [aberto, setAberto] = useState(false)
  if (i.valorRecibo === 0 && !v.podeLancarExtra.pode) return null
  return (
    <Group gap="xs" mt={4}>
      {i.valorRecibo > 0 && <Text size="sm">Acertado por recibo: {formatarReais(i.valorRecibo)}</Text>}
      {v.podeLancarExtra.pode && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAberto(true)}>
          {i.valorRecibo > 0 ? 'Mudar o acerto' : 'Acertar por recibo'}
        </Button>
      )}
      {aberto && <Acerto v={v} i={i} aoFechar={() => setAberto(false)} />}
    </Group>
  )
}

function Acerto({ v, i, aoFechar }: Props & { readonly aoFechar: () => void }) {
  const [valor, setValor] = useState<number | null>(i.valorRecibo)
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<unknown>(null)
  const [salvando, setSalvando] = useState(false)
  const mudar = useMudarVenda(v)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    try {
      await mudar(() =>
        chamar('PUT /v1/vendas/itens/:uid/recibo', {
          params: { uid: i.uid },
          body: { valor: valor ?? 0, motivo, versao: i.versao },
        }),
      )
      avisarSucesso()
      aoFechar()
    } catch (e) {
      setErro(e)
    } finally {
      setSalvando(false)
    }
  }
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={`Acerto por recibo: ${i.numero} – ${i.nome}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void salvar()
        }}
      >
        <Stack gap="sm">
          <EntradaDeReais
            label="Valor acertado por recibo"
            description="Abate do que se deve; zero desfaz o acerto"
            value={valor}
            onValueChange={setValor}
            error={campos.valor}
          />
          <TextInput
            label="De que recibo se trata"
            withAsterisk
            maxLength={300}
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
            <Button type="submit" loading={salvando} disabled={motivo.trim() === ''}>
              Gravar o acerto
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
