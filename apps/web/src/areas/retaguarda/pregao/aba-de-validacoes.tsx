// The validations of a followed auction: the specification's four lists, each validation with its answer, and a way to ask
// for one of the leading client.
import { Alert, Badge, Button, Group, Menu, SegmentedControl, Stack, Table, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { TipoDeConsulta } from '@martelo/domain/procob/julgar-consulta.ts'
import {
  LISTAS_DE_VALIDACAO,
  type ListaDeValidacao,
  ROTULO_DA_LISTA_DE_VALIDACAO,
} from '@martelo/domain/validacoes/listas-de-validacao.ts'
import {
  type ResultadoDeValidacao,
  ROTULO_DO_TIPO_DE_VALIDACAO,
  TIPOS_DE_VALIDACAO,
  type TipoDeValidacao,
} from '@martelo/domain/validacoes/states.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { PerguntarAProcob } from '../../../parts/clientes/perguntar-a-procob.tsx'
import { Lider, Nome } from './abas-de-lotes.tsx'
import type { LoteAcompanhado } from './usar-acompanhamento.ts'

type Validacao = LoteAcompanhado['validacoes'][number]

const COR: Readonly<Record<ResultadoDeValidacao, string>> = {
  Autorizado: 'teal',
  Divergente: 'red',
  Falha: 'orange',
  Aguardando: 'blue',
}
const ACAO: Readonly<Record<ResultadoDeValidacao, string>> = {
  Autorizado: 'Autorizar',
  Divergente: 'Divergente',
  Falha: 'Falha',
  Aguardando: 'Pedir de novo',
}

/** Where the house asks the registry itself, by the one who may. */
const CONSULTA_DA_VALIDACAO: Partial<Record<TipoDeValidacao, TipoDeConsulta>> = {
  Procob: 'CADASTRO',
  Procob_Inscricao_Estadual: 'INSCRICAO_ESTADUAL',
}

interface Props {
  readonly lotes: readonly LoteAcompanhado[]
  recarregar(): void
}

export function AbaDeValidacoes({ lotes, recarregar }: Props) {
  const [lista, setLista] = useState<ListaDeValidacao>('falhasOuEspera')
  const daLista = lotes.filter((l) => l.listas.includes(lista))
  return (
    <Stack>
      <SegmentedControl
        aria-label="Lista de validações"
        orientation="horizontal"
        style={{ alignSelf: 'start', flexWrap: 'wrap' }}
        value={lista}
        onChange={setLista}
        data={LISTAS_DE_VALIDACAO.map((value) => ({
          value,
          label: `${ROTULO_DA_LISTA_DE_VALIDACAO[value]} (${lotes.filter((l) => l.listas.includes(value)).length})`,
        }))}
      />
      {daLista.length === 0 ? (
        <Alert title="Nada nesta lista">
          Lances acima do limite do lote e validações pedidas pela equipe aparecem aqui.
        </Alert>
      ) : (
        <Table.ScrollContainer minWidth={760}>
          <Table verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Lote</Table.Th>
                <Table.Th>Maior lance de</Table.Th>
                <Table.Th>Validações</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {daLista.map((l) => (
                <Linha key={l.lelUid} lote={l} recarregar={recarregar} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  )
}

function Linha({ lote, recarregar }: { readonly lote: LoteAcompanhado; recarregar(): void }) {
  const limite = lote.validacoesValorOfertaBloqueada
  return (
    <Table.Tr>
      <Table.Td>
        <Nome lote={lote} />
        {limite !== null && (
          <Text size="xs" c="dimmed">
            Acima de {formatarReais(limite)} o lance espera validação
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Stack gap={4}>
          <Lider lote={lote} />
          <PedirDoLider lote={lote} recarregar={recarregar} />
        </Stack>
      </Table.Td>
      <Table.Td>
        <Stack gap="xs">
          {lote.validacoes.length === 0 && (
            <Text size="sm" c="dimmed">
              Nenhuma
            </Text>
          )}
          {lote.validacoes.map((v) => (
            <UmaValidacao key={v.uid} v={v} lote={lote} recarregar={recarregar} />
          ))}
        </Stack>
      </Table.Td>
    </Table.Tr>
  )
}

interface PropsDaValidacao {
  readonly v: Validacao
  readonly lote: LoteAcompanhado
  recarregar(): void
}

function UmaValidacao({ v, lote, recarregar }: PropsDaValidacao) {
  const [enviando, setEnviando] = useState<ResultadoDeValidacao | null>(null)
  const responder = async (resultado: ResultadoDeValidacao) => {
    setEnviando(resultado)
    try {
      await chamar('PUT /v1/leiloes/lotes/lote-cliente-validacoes/responder-validacao/:id', {
        params: { id: v.uid },
        body: { resultado },
      })
      avisarSucesso('Validação respondida')
      recarregar()
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(null)
    }
  }
  return (
    <Group gap="xs">
      <Badge color={COR[v.resultado]} variant="light">
        {v.resultado}
      </Badge>
      <div>
        <Text size="sm">
          {v.clienteNome} · {ROTULO_DO_TIPO_DE_VALIDACAO[v.tipoValidacao]}
        </Text>
        <Text size="xs" c="dimmed">
          {v.valorDaOferta !== null && `lance de ${formatarReais(v.valorDaOferta)} espera · `}
          {v.aprovadoAt !== null
            ? `por ${v.aprovadoBy ?? 'sistema'} em ${formatarDataHora(Date.parse(v.aprovadoAt))}`
            : `pedida em ${formatarDataHora(Date.parse(v.createdAt))}`}
        </Text>
        {v.consultaDepois !== null && (
          <Text size="xs" fw={600} c={v.consultaDepois.resultado === 'Divergente' ? 'red' : undefined}>
            A Procob respondeu depois: {v.consultaDepois.resultado}, em{' '}
            {formatarDataHora(Date.parse(v.consultaDepois.quando))}
          </Text>
        )}
      </div>
      {v.podem.map((r) => (
        <Button
          key={r}
          size="compact-sm"
          variant={r === 'Autorizado' ? 'filled' : 'default'}
          loading={enviando === r}
          disabled={enviando !== null}
          aria-label={`${ACAO[r]}: ${v.clienteNome} no lote ${lote.estado.numero}`}
          onClick={() => void responder(r)}
        >
          {ACAO[r]}
        </Button>
      ))}
    </Group>
  )
}

function PedirDoLider({ lote, recarregar }: { readonly lote: LoteAcompanhado; recarregar(): void }) {
  const quem = useQuem()
  const [pergunta, setPergunta] = useState<TipoDeConsulta | null>(null)
  const { clienteUid } = lote
  if (clienteUid === null || !permite('validacao:responder', quem)) return null
  const tem = (t: TipoDeValidacao) =>
    lote.validacoes.some((v) => v.cliUid === clienteUid && v.tipoValidacao === t)
  const consulta = (t: TipoDeValidacao): TipoDeConsulta | undefined =>
    permite('procob:consultar', quem) ? CONSULTA_DA_VALIDACAO[t] : undefined
  const faltam = TIPOS_DE_VALIDACAO.filter((t) => !tem(t) || consulta(t) !== undefined)
  const pedir = async (tipoValidacao: TipoDeValidacao) => {
    const aPerguntar = consulta(tipoValidacao)
    if (aPerguntar !== undefined) {
      setPergunta(aPerguntar)
      return
    }
    try {
      await chamar('POST /v1/leiloes/lotes/lote-cliente-validacoes', {
        body: { lelUid: lote.lelUid, cliUid: clienteUid, tipoValidacao },
      })
      avisarSucesso('Validação pedida')
      recarregar()
    } catch (e) {
      avisarErro(e)
    }
  }
  const perguntar = async (integradora: LoteAcompanhado['bancos'][number]) => {
    try {
      const r = await chamar('POST /v1/comitente-integracao/consultar-cpf-cnpj', {
        body: { integradora, cliUid: clienteUid, lelUid: lote.lelUid },
      })
      avisarSucesso(
        r.restrito
          ? `${integradora}: restrito${r.motivo === null ? '' : ` (${r.motivo})`}`
          : `${integradora}: sem restrição`,
      )
      recarregar()
    } catch (e) {
      avisarErro(e)
    }
  }
  return (
    <>
      {pergunta !== null && (
        <PerguntarAProcob
          tipo={pergunta}
          cliUid={clienteUid}
          lote={{ uid: lote.lelUid, numero: lote.estado.numero }}
          aoResponder={recarregar}
          aoFechar={() => setPergunta(null)}
        />
      )}
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Pedir validação no lote ${lote.estado.numero}`}
          >
            Pedir validação
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {faltam.map((t) => (
            <Menu.Item key={t} onClick={() => void pedir(t)}>
              {ROTULO_DO_TIPO_DE_VALIDACAO[t]}
            </Menu.Item>
          ))}
          {lote.bancos.map((b) => (
            <Menu.Item key={b} onClick={() => void perguntar(b)}>
              Perguntar ao {b} se há restrição
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
