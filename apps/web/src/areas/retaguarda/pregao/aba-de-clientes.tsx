// Who takes part: papers, first purchase, and the habilitação to decide, by the calls of the habilitações.
import {
  Alert,
  Badge,
  Button,
  Group,
  SegmentedControl,
  Table,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { ROTULO_DA_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { dobrar } from '@martelo/domain/comum/texto.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'
import type { ClienteAcompanhado } from './usar-acompanhamento.ts'

const COR_DO_DOCUMENTO: Readonly<Record<string, string>> = {
  Aprovado: 'teal',
  Divergente: 'red',
  'Aguardando Validação': 'blue',
}

const LISTAS = [
  ['todos', 'Todos'],
  ['aValidar', 'Aguardando validação'],
  ['primeiraCompra', 'Primeira compra'],
] as const
type Lista = (typeof LISTAS)[number][0]
const DA_LISTA: Readonly<Record<Lista, (c: ClienteAcompanhado) => boolean>> = {
  todos: () => true,
  aValidar: (c) => c.esperaValidacao,
  primeiraCompra: (c) => c.primeiraCompra,
}

export function AbaDeClientes({
  clientes,
  recarregar,
}: {
  readonly clientes: readonly ClienteAcompanhado[]
  recarregar(): void
}) {
  const [busca, setBusca] = useState('')
  const [lista, setLista] = useState<Lista>('todos')
  if (clientes.length === 0)
    return <Alert title="Ninguém ainda">Quem se habilitar ou der lance aparece aqui.</Alert>
  const procurado = dobrar(busca)
  const daLista = clientes.filter(DA_LISTA[lista])
  const achados = daLista.filter((c) => dobrar(`${c.nome} ${c.apelido}`).includes(procurado))
  return (
    <>
      <Group mb="sm" align="end">
        <TextInput
          label="Filtrar"
          placeholder="Nome ou apelido"
          value={busca}
          onChange={(e) => setBusca(e.currentTarget.value)}
          maw={320}
        />
        <SegmentedControl
          aria-label="Quais clientes"
          value={lista}
          onChange={setLista}
          data={LISTAS.map(([value, rotulo]) => ({
            value,
            label: `${rotulo} (${clientes.filter(DA_LISTA[value]).length})`,
          }))}
        />
      </Group>
      <Table.ScrollContainer minWidth={760}>
        <Table verticalSpacing="xs" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Cliente</Table.Th>
              <Table.Th>Documentos</Table.Th>
              <Table.Th>Habilitação</Table.Th>
              <Table.Th ta="right">Lances</Table.Th>
              <Table.Th ta="right">Vencendo</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {achados.map((c) => (
              <Linha key={c.cliUid} cliente={c} recarregar={recarregar} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}

function Linha({ cliente: c, recarregar }: { readonly cliente: ClienteAcompanhado; recarregar(): void }) {
  return (
    <Table.Tr>
      <Table.Td>
        <Link to={caminho(TELAS_RETAGUARDA.cliente, { id: c.cliId })}>{c.nome}</Link>
        <Group gap={4}>
          <Text size="xs" c="dimmed">
            {c.apelido}
          </Text>
          {c.primeiraCompra && (
            <Badge size="xs" color="yellow">
              Primeira compra
            </Badge>
          )}
          {c.lotes.length > 0 && (
            <Text size="xs" c="dimmed">
              · lotes {c.lotes.map((l) => l.numero).join(', ')}
            </Text>
          )}
          {c.bloqueado && (
            <Badge size="xs" color="red">
              Bloqueado
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={COR_DO_DOCUMENTO[c.situacaoDocumento] ?? 'gray'}>
          {c.situacaoDocumento}
        </Badge>
      </Table.Td>
      <Table.Td>
        {c.habilitacao === null ? (
          '—'
        ) : (
          <Habilitacao habilitacao={c.habilitacao} cliUid={c.cliUid} nome={c.nome} recarregar={recarregar} />
        )}
      </Table.Td>
      <Table.Td ta="right">{c.lances}</Table.Td>
      <Table.Td ta="right">{c.vencendo}</Table.Td>
    </Table.Tr>
  )
}

interface PropsDaHabilitacao {
  readonly habilitacao: NonNullable<ClienteAcompanhado['habilitacao']>
  readonly cliUid: string
  readonly nome: string
  recarregar(): void
}

function Habilitacao({ habilitacao: h, cliUid, nome, recarregar }: PropsDaHabilitacao) {
  const [enviando, setEnviando] = useState(false)
  const [reprovando, setReprovando] = useState(false)
  const [motivo, setMotivo] = useState('')
  if (h.situacao !== 'EM_ANALISE') return <Text size="sm">{ROTULO_DA_HABILITACAO[h.situacao]}</Text>
  const decidir = async (decisao: 'aprovar' | 'reprovar') => {
    // The decision is about the request as it is now: its version is read first.
    const pedidas = await chamar('GET /v1/leilao/habilitacoes', {
      query: { cliUid, pagina: 1, porPagina: 50 },
    })
    const pedida = pedidas.find((p) => p.uid === h.uid)
    if (pedida === undefined) throw new Error('Esta habilitação não existe mais.')
    await chamar('PUT /v1/leilao/habilitacoes/:uid', {
      params: { uid: h.uid },
      body: { decisao, motivo: decisao === 'reprovar' ? motivo.trim() : null, versao: pedida.versao },
    })
    recarregar()
  }
  const aprovar = async () => {
    setEnviando(true)
    try {
      await decidir('aprovar')
      avisarSucesso(`${nome} habilitado`)
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
    }
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="xs"
        loading={enviando}
        onClick={() => void aprovar()}
        aria-label={`Aprovar a habilitação de ${nome}`}
      >
        Aprovar
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={enviando}
        onClick={() => setReprovando(true)}
        aria-label={`Reprovar a habilitação de ${nome}`}
      >
        Reprovar
      </Button>
      <DialogoCurto
        titulo={`Reprovar a habilitação de ${nome}`}
        botao="Reprovar"
        aberto={reprovando}
        pronto={motivo.trim() !== ''}
        feito={`${nome} não habilitado`}
        enviar={() => decidir('reprovar')}
        aoFechar={() => setReprovando(false)}
      >
        {(campos) => (
          <Textarea
            label="Motivo"
            description="O cliente recebe este texto."
            maxLength={300}
            autosize
            minRows={2}
            value={motivo}
            error={campos['motivo']}
            onChange={(e) => setMotivo(e.currentTarget.value)}
          />
        )}
      </DialogoCurto>
    </Group>
  )
}
