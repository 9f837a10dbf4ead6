// What a sale has beside its lots: added and taken off while the sale is open.
import { ActionIcon, Button, Card, Group, Text, TextInput, Title } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

type Extra = VendaDaCasa['itensExtras'][number]

export function ItensExtras({ v }: { v: VendaDaCasa }) {
  const [novo, setNovo] = useState(false)
  const [tirando, setTirando] = useState<Extra | null>(null)
  const mudar = useMudarVenda(v)
  const { pode, motivo } = v.podeLancarExtra
  const tirar = async (): Promise<void> => {
    if (tirando === null) return
    await mudar(() => chamar('DELETE /v1/vendas/itens-extras/:uid', { params: { uid: tirando.uid } }))
    avisarSucesso()
  }
  return (
    <Card withBorder component="section" aria-labelledby="itens-extras">
      <Group justify="space-between">
        <Title order={2} size="h5" id="itens-extras">
          Itens extras
        </Title>
        <Button
          size="xs"
          variant="default"
          disabled={!pode}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setNovo(true)}
        >
          Lançar item extra
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {motivo ??
          'O que se vende além dos lotes, como uma segunda chave. Entra no total da venda; não entra na prestação do comitente.'}
      </Text>
      {v.itensExtras.map((e) => (
        <Group key={e.uid} justify="space-between" wrap="nowrap" mt="sm">
          <div>
            <Text size="sm" fw={600}>
              {e.descricao}
            </Text>
            <Text size="xs" c="dimmed">
              {formatarDataHora(Date.parse(e.criadoAt))}
              {e.valorPago > 0 && ` · já pago ${formatarReais(e.valorPago)}`}
            </Text>
          </div>
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" className="numeros nao-quebra">
              {formatarReais(e.valor)}
            </Text>
            {pode && (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Tirar ${e.descricao}`}
                onClick={() => setTirando(e)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        </Group>
      ))}
      <NovoExtra v={v} aberto={novo} aoFechar={() => setNovo(false)} />
      <Confirmar
        aberto={tirando !== null}
        titulo="Tirar o item extra"
        botao="Tirar"
        perigo
        aoFechar={() => setTirando(null)}
        aoConfirmar={tirar}
      >
        {tirando && `${tirando.descricao}, ${formatarReais(tirando.valor)}, sai do total desta venda.`}
      </Confirmar>
    </Card>
  )
}

interface Props {
  readonly v: VendaDaCasa
  readonly aberto: boolean
  readonly aoFechar: () => void
}

function NovoExtra({ v, aberto, aoFechar }: Props) {
  const [descricao, setDescricao] = useState('')
  const [valor, setValor] = useState<number | null>(null)
  const [valorPago, setValorPago] = useState<number | null>(0)
  const chave = useRef<string | null>(null)
  const mudar = useMudarVenda(v)
  const lancar = async (): Promise<void> => {
    chave.current ??= novaChave()
    const body = { descricao, valor: valor ?? 0, valorPago: valorPago ?? 0, chaveDoPedido: chave.current }
    try {
      await mudar(() => chamar('POST /v1/leilao/vendas/:id/itens-extras', { params: { id: v.id }, body }))
    } catch (e) {
      // Without an answer the item may stand: the same key finds it again.
      if (e instanceof ErroDeChamada && e.codigo < 500) chave.current = null
      throw e
    }
    chave.current = null
    setDescricao('')
    setValor(null)
    setValorPago(0)
  }
  return (
    <DialogoCurto
      titulo={`Item extra na venda ${numeroDaVenda(v.id)}`}
      botao="Lançar"
      aberto={aberto}
      pronto={Boolean(valor) && descricao.trim() !== ''}
      enviar={lancar}
      aoFechar={aoFechar}
    >
      {(campos) => (
        <>
          <TextInput
            label="Descrição"
            withAsterisk
            maxLength={120}
            value={descricao}
            onChange={(e) => setDescricao(e.currentTarget.value)}
            error={campos.descricao}
            data-autofocus
          />
          <EntradaDeReais label="Valor" value={valor} onValueChange={setValor} error={campos.valor} />
          <EntradaDeReais
            label="Já pago por fora"
            description="Só o que falta entra no total da venda"
            value={valorPago}
            onValueChange={setValorPago}
            error={campos.valorPago}
          />
        </>
      )}
    </DialogoCurto>
  )
}
