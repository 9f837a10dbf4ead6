// Money that the house took by hand: kind, value, day, who paid.
import { Alert, Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarCentavos, lerReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DO_TIPO_DE_PAGAMENTO } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { useRef, useState } from 'react'
import { chamar, ErroDeChamada } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { relogio } from '../../../core/relogio.ts'
import { novaChave } from '../../../parts/lances/chave-do-pedido.ts'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

const TIPOS = [
  'DINHEIRO',
  'CHEQUE',
  'CARTAO_DE_CREDITO_MANUAL',
  'DEPOSITO',
  'A_RECEBER',
  'BOLETO_INTERNO',
  'DIFERENCA_XLS',
] as const

interface Props {
  readonly v: VendaDaCasa
  readonly aberto: boolean
  readonly aoFechar: () => void
}

export function RegistrarPagamento({ v, aberto, aoFechar }: Props) {
  const [tipo, setTipo] = useState<(typeof TIPOS)[number]>('DINHEIRO')
  const [texto, setTexto] = useState(formatarCentavos(Math.max(0, v.somas.restante)))
  const [dia, setDia] = useState(diaEmBrasilia(relogio.agora()))
  const [pagadorNome, setPagador] = useState('')
  const [observacao, setObservacao] = useState('')
  const [erro, setErro] = useState<unknown>(null)
  const [salvando, setSalvando] = useState(false)
  const chave = useRef<string | null>(null)
  const mudar = useMudarVenda(v)
  const valor = lerReais(texto)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    setErro(null)
    chave.current ??= novaChave()
    const chaveDoPedido = chave.current
    try {
      await mudar(() =>
        chamar('POST /v1/leilao/vendas/:id/pagamentos/registro', {
          params: { id: v.id },
          body: { tipo, valor: valor ?? 0, dataPagamento: dia, pagadorNome, observacao, chaveDoPedido },
        }),
      )
      chave.current = null
      avisarSucesso('Pagamento registrado')
      aoFechar()
    } catch (e) {
      if (!(e instanceof ErroDeChamada && e.codigo >= 500)) chave.current = null
      setErro(e)
    } finally {
      setSalvando(false)
    }
  }
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title="Registrar pagamento"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void salvar()
        }}
      >
        <Stack gap="sm">
          <Select
            label="Forma"
            data={TIPOS.map((value) => ({ value, label: ROTULO_DO_TIPO_DE_PAGAMENTO[value] }))}
            value={tipo}
            onChange={(t) => setTipo(TIPOS.find((x) => x === t) ?? 'DINHEIRO')}
            allowDeselect={false}
          />
          <TextInput
            label="Valor"
            leftSection="R$"
            inputMode="decimal"
            value={texto}
            onChange={(e) => setTexto(e.currentTarget.value)}
            error={campos.valor ?? (valor === null ? 'Digite um valor, por exemplo 1.500,00' : null)}
          />
          <TextInput
            type="date"
            label="Recebido em"
            value={dia}
            onChange={(e) => setDia(e.currentTarget.value)}
            error={campos.dataPagamento}
          />
          <TextInput
            label="Quem pagou"
            value={pagadorNome}
            onChange={(e) => setPagador(e.currentTarget.value)}
          />
          <TextInput
            label="Observação"
            value={observacao}
            onChange={(e) => setObservacao(e.currentTarget.value)}
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
            <Button type="submit" loading={salvando} disabled={!valor}>
              Registrar
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
