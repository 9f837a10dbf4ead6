import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import { chamar, ErroDeChamada } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

interface Props {
  readonly v: VendaDaCasa
  readonly aberto: boolean
  readonly aoFechar: () => void
}

export function DarDesconto({ v, aberto, aoFechar }: Props) {
  const [valor, setValor] = useState<number | null>(v.valorDesconto)
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
        chamar('PUT /v1/leilao/vendas/:id/desconto', {
          params: { id: v.id },
          body: { valor: valor ?? 0, motivo, versao: v.versao },
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
      opened={aberto}
      onClose={aoFechar}
      title={`Desconto na venda ${v.id}`}
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
          {erro instanceof Error && Object.keys(campos).length === 0 && (
            <Alert color="red" role="alert">
              {erro.message}
            </Alert>
          )}
          <Group justify="end">
            <Button variant="default" onClick={aoFechar}>
              Voltar
            </Button>
            <Button type="submit" loading={salvando} disabled={valor === null || motivo.trim() === ''}>
              Salvar o desconto
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
