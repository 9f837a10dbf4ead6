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

function vazio(v: VendaDaCasa): Dados {
  return {
    tipo: 'DINHEIRO',
    texto: formatarCentavos(Math.max(0, v.somas.restante)),
    dia: diaEmBrasilia(relogio.agora()),
    pagadorNome: '',
    observacao: '',
  }
}

interface Dados {
  readonly tipo: (typeof TIPOS)[number]
  readonly texto: string
  readonly dia: string
  readonly pagadorNome: string
  readonly observacao: string
}

/** Sends the form; the same attempt keeps its key until the server has answered. */
function useRegistro(v: VendaDaCasa, dados: Dados, aoFechar: () => void) {
  const [erro, setErro] = useState<unknown>(null)
  const [salvando, setSalvando] = useState(false)
  const chave = useRef<string | null>(null)
  const mudar = useMudarVenda(v)
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    setErro(null)
    chave.current ??= novaChave()
    const { texto, dia, ...resto } = dados
    const body = { ...resto, valor: lerReais(texto) ?? 0, dataPagamento: dia, chaveDoPedido: chave.current }
    try {
      await mudar(() =>
        chamar('POST /v1/leilao/vendas/:id/pagamentos/registro', { params: { id: v.id }, body }),
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
  return { erro, salvando, salvar }
}

export function RegistrarPagamento({ v, aberto, aoFechar }: Props) {
  const [dados, setDados] = useState(() => vazio(v))
  const { erro, salvando, salvar } = useRegistro(v, dados, aoFechar)
  const mudar = (m: Partial<Dados>): void => setDados({ ...dados, ...m })
  const valor = lerReais(dados.texto)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
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
            value={dados.tipo}
            onChange={(t) => mudar({ tipo: TIPOS.find((x) => x === t) ?? 'DINHEIRO' })}
            allowDeselect={false}
          />
          <TextInput
            label="Valor"
            leftSection="R$"
            inputMode="decimal"
            value={dados.texto}
            onChange={(e) => mudar({ texto: e.currentTarget.value })}
            error={campos.valor ?? (valor === null ? 'Digite um valor, por exemplo 1.500,00' : null)}
          />
          <TextInput
            type="date"
            label="Recebido em"
            value={dados.dia}
            onChange={(e) => mudar({ dia: e.currentTarget.value })}
            error={campos.dataPagamento}
          />
          <TextInput
            label="Quem pagou"
            value={dados.pagadorNome}
            onChange={(e) => mudar({ pagadorNome: e.currentTarget.value })}
          />
          <TextInput
            label="Observação"
            value={dados.observacao}
            onChange={(e) => mudar({ observacao: e.currentTarget.value })}
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
