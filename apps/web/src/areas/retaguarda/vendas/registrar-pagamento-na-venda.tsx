// Money that the house took by hand: kind, value, day, who paid.
import { Alert, Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  type ResumoDoPagamento as Resumo,
  resumoDoPagamento,
  TIPOS_MANUAIS,
  type TipoManual,
} from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { CAMPOS_DO_TIPO, type DetalhesDoPagamento } from '@martelo/domain/pagamentos/detalhes-do-pagamento.ts'
import { contaNosTotais, ROTULO_DO_TIPO_DE_PAGAMENTO } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { useRef, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { relogio } from '../../../core/relogio.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { CamposDaForma } from './campos-da-forma.tsx'
import { ContaDoDeposito } from './conta-do-deposito.tsx'
import { ResumoDoPagamento } from './resumo-do-pagamento.tsx'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

interface Props {
  readonly v: VendaDaCasa
  readonly aberto: boolean
  readonly aoFechar: () => void
  /** it is written: the next one begins anew, with what is missing then */
  readonly aoRegistrar: () => void
}

function vazio(v: VendaDaCasa): Dados {
  return {
    tipo: 'DINHEIRO',
    valor: Math.max(0, v.somas.restante),
    dia: diaEmBrasilia(relogio.agora()),
    pagadorNome: '',
    observacao: '',
    detalhes: {},
    contaUid: null,
  }
}

interface Dados {
  readonly tipo: TipoManual
  readonly valor: number | null
  readonly dia: string
  readonly pagadorNome: string
  readonly observacao: string
  readonly detalhes: DetalhesDoPagamento
  /** of a deposit; null: the sale's own account */
  readonly contaUid: string | null
}

/** A field that was typed for another kind is not sent. */
const meusDetalhes = (tipo: TipoManual, d: DetalhesDoPagamento) =>
  Object.fromEntries(CAMPOS_DO_TIPO[tipo].map((c) => [c, d[c]])) as DetalhesDoPagamento

/** Sends the form; the same attempt keeps its key until the server has answered. */
function useRegistro(v: VendaDaCasa, dados: Dados, aoRegistrar: () => void) {
  const [erro, setErro] = useState<unknown>(null)
  const [salvando, setSalvando] = useState(false)
  const chave = useRef<string | null>(null)
  const mudar = useMudarVenda(v)
  const salvar = async (aceitaExcedente: boolean): Promise<void> => {
    setSalvando(true)
    setErro(null)
    chave.current ??= novaChave()
    const { valor, dia, detalhes, contaUid, ...resto } = dados
    const body = {
      ...resto,
      ...meusDetalhes(dados.tipo, detalhes),
      ...(contaUid !== null && dados.tipo === 'DEPOSITO' ? { contaUid } : {}),
      valor: valor ?? 0,
      dataPagamento: dia,
      aceitaExcedente,
      chaveDoPedido: chave.current,
    }
    try {
      await mudar(() =>
        chamar('POST /v1/leilao/vendas/:id/pagamentos/registro', { params: { id: v.id }, body }),
      )
      chave.current = null
      avisarSucesso('Pagamento registrado')
      aoRegistrar()
    } catch (e) {
      if (!(e instanceof ErroDeChamada && e.codigo >= 500)) chave.current = null
      setErro(e)
    } finally {
      setSalvando(false)
    }
  }
  return { erro, esquecer: () => setErro(null), salvando, salvar }
}

export function RegistrarPagamento({ v, aberto, aoFechar, aoRegistrar }: Props) {
  const [dados, setDados] = useState(() => vazio(v))
  const [conferindo, setConferindo] = useState(false)
  const { erro, esquecer, salvando, salvar } = useRegistro(v, dados, aoRegistrar)
  const mudar = (m: Partial<Dados>): void => setDados({ ...dados, ...m })
  const { valor } = dados
  const conta = contaNosTotais(dados.tipo)
  const resumo = resumoDoPagamento(v.somas.restante, conta ? (valor ?? 0) : 0)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title={`Registrar pagamento: ${ROTULO_DO_TIPO_DE_PAGAMENTO[dados.tipo].toLowerCase()}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          if (!conferindo) return setConferindo(true)
          // What is wrong with a field is mended in the form.
          void salvar(resumo.excede > 0).then(() => setConferindo(false))
        }}
      >
        <Stack gap="sm" display={conferindo ? 'none' : undefined}>
          <Campos dados={dados} mudar={mudar} campos={campos} ilegivel={valor === null} />
          {erro instanceof Error && Object.keys(campos).length === 0 && (
            <Alert color="red" role="alert">
              {erro.message}
            </Alert>
          )}
          <Group justify="end">
            <Button variant="default" onClick={aoFechar}>
              Voltar
            </Button>
            <Button type="submit" disabled={!valor} onClick={esquecer}>
              Conferir
            </Button>
          </Group>
        </Stack>
        {conferindo && (
          <Conferencia
            rotulo={ROTULO_DO_TIPO_DE_PAGAMENTO[dados.tipo]}
            valor={valor ?? 0}
            r={resumo}
            salvando={salvando}
            aoCorrigir={() => setConferindo(false)}
          />
        )}
      </form>
    </Modal>
  )
}

interface PropsDosCampos {
  readonly dados: Dados
  readonly mudar: (m: Partial<Dados>) => void
  readonly campos: Readonly<Record<string, string>>
  readonly ilegivel: boolean
}

function Campos({ dados, mudar, campos, ilegivel }: PropsDosCampos) {
  return (
    <>
      <Select
        label="Forma"
        data={TIPOS_MANUAIS.map((value) => ({ value, label: ROTULO_DO_TIPO_DE_PAGAMENTO[value] }))}
        value={dados.tipo}
        onChange={(t) => mudar({ tipo: TIPOS_MANUAIS.find((x) => x === t) ?? 'DINHEIRO' })}
        allowDeselect={false}
      />
      <EntradaDeReais
        label="Valor"
        value={dados.valor}
        onValueChange={(valor) => mudar({ valor })}
        error={campos.valor ?? (ilegivel ? 'Digite um valor, por exemplo 1.500,00' : null)}
      />
      <TextInput
        type="date"
        label={dados.tipo === 'A_RECEBER' ? 'Vencimento' : 'Recebido em'}
        value={dados.dia}
        onChange={(e) => mudar({ dia: e.currentTarget.value })}
        error={campos.dataPagamento}
      />
      {dados.tipo === 'DEPOSITO' && (
        <ContaDoDeposito
          valor={dados.contaUid}
          erro={campos.contaUid}
          mudar={(contaUid) => mudar({ contaUid })}
        />
      )}
      <CamposDaForma
        tipo={dados.tipo}
        valor={dados.valor}
        detalhes={dados.detalhes}
        mudar={(detalhes) => mudar({ detalhes })}
        campos={campos}
      />
      <TextInput
        label={dados.tipo === 'CHEQUE' ? 'Emitente' : 'Quem pagou'}
        value={dados.pagadorNome}
        onChange={(e) => mudar({ pagadorNome: e.currentTarget.value })}
      />
      <TextInput
        label="Observação"
        value={dados.observacao}
        onChange={(e) => mudar({ observacao: e.currentTarget.value })}
      />
    </>
  )
}

interface PropsDaConferencia {
  readonly rotulo: string
  readonly valor: number
  readonly r: Resumo
  readonly salvando: boolean
  readonly aoCorrigir: () => void
}

/** The second look: nothing is written before it. */
function Conferencia({ rotulo, valor, r, salvando, aoCorrigir }: PropsDaConferencia) {
  return (
    <Stack gap="sm">
      <ResumoDoPagamento rotulo={rotulo} valor={valor} r={r} />
      <Group justify="end">
        <Button variant="default" onClick={aoCorrigir}>
          Corrigir
        </Button>
        <Button type="submit" loading={salvando} color={r.excede > 0 ? 'red' : undefined}>
          {r.excede > 0 ? 'Registrar mesmo assim' : 'Registrar'}
        </Button>
      </Group>
    </Stack>
  )
}
