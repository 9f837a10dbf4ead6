// The validations of a followed auction: the specification's four lists, each validation with its answer, and a way to ask
// for one of the leading client.
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Group,
  Menu,
  SegmentedControl,
  Stack,
  Table,
  Text,
} from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
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
import { avisarAtencao, avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
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

/** What the answer does, where one press more would be one too few. */
const EFEITO: Partial<Record<ResultadoDeValidacao, string>> = {
  Divergente:
    'Se este cliente vencer, o lote não é vendido no martelo: fica condicional. Acima do limite, ele não dá lances.',
  Falha: 'A validação fica na fila até ser respondida. Acima do limite, ele não dá lances.',
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
  const [pergunta, setPergunta] = useState<ResultadoDeValidacao | null>(null)
  const responder = async (resultado: ResultadoDeValidacao) => {
    await chamar('PUT /v1/leiloes/lotes/lote-cliente-validacoes/responder-validacao/:id', {
      params: { id: v.uid },
      body: { resultado },
    })
    avisarSucesso('Validação respondida')
    recarregar()
  }
  const agora = (resultado: ResultadoDeValidacao) => {
    setEnviando(resultado)
    void responder(resultado)
      .catch(avisarErro)
      .finally(() => setEnviando(null))
  }
  return (
    <Group gap="xs">
      <Badge color={COR[v.resultado]} variant="light">
        {v.resultado}
      </Badge>
      <Dito v={v} />
      {v.podem.map((r) => (
        <Button
          key={r}
          size="compact-sm"
          variant={r === 'Autorizado' ? 'filled' : 'default'}
          loading={enviando === r}
          disabled={enviando !== null}
          aria-label={`${ACAO[r]}: ${v.clienteNome} no lote ${lote.estado.numero}`}
          onClick={() => (EFEITO[r] === undefined ? agora(r) : setPergunta(r))}
        >
          {ACAO[r]}
        </Button>
      ))}
      <Confirmar
        aberto={pergunta !== null}
        titulo={`${pergunta ?? ''}: ${v.clienteNome} no lote ${lote.estado.numero}?`}
        botao={pergunta === null ? '' : ACAO[pergunta]}
        aoFechar={() => setPergunta(null)}
        aoConfirmar={async () => {
          if (pergunta !== null) await responder(pergunta)
        }}
      >
        {pergunta === null ? '' : EFEITO[pergunta]}
      </Confirmar>
    </Group>
  )
}

/** Of whom, since when, who answered and what the registry said. */
function Dito({ v }: { readonly v: Validacao }) {
  const quem = useQuem()
  return (
    <div>
      <Text size="sm">
        {v.clienteNome} · {ROTULO_DO_TIPO_DE_VALIDACAO[v.tipoValidacao]}
      </Text>
      {v.motivos.length > 0 && <Text size="sm">{v.motivos.join(' ')}</Text>}
      <Text size="xs" c="dimmed">
        {v.valorDaOferta !== null && `lance de ${formatarReais(v.valorDaOferta)} espera · `}
        {v.updatedAt !== null && v.resultado !== 'Aguardando'
          ? `por ${v.updatedBy ?? 'sistema'} em ${formatarDataHora(Date.parse(v.updatedAt))}`
          : `pedida em ${formatarDataHora(Date.parse(v.createdAt))}`}
        {v.procobUid !== null && permite('procob:laudo', quem) && (
          <>
            {' · '}
            <Anchor
              inherit
              href={caminho(TELAS_IMPRESSOS.laudoProcob, { uid: v.procobUid })}
              target="_blank"
              aria-label={`Laudo da Procob sobre ${v.clienteNome}`}
            >
              Laudo da Procob
            </Anchor>
          </>
        )}
      </Text>
      {v.consultaDepois !== null && (
        <Text size="xs" fw={600} c={v.consultaDepois.resultado === 'Divergente' ? 'red' : undefined}>
          A Procob respondeu depois: {v.consultaDepois.resultado}, em{' '}
          {formatarDataHora(Date.parse(v.consultaDepois.quando))}
        </Text>
      )}
    </div>
  )
}

/** Asks about the one who leads when the menu opens: another may have bid before the answer is chosen. */
function PedirDoLider({ lote, recarregar }: { readonly lote: LoteAcompanhado; recarregar(): void }) {
  const quem = useQuem()
  const { clienteUid, clienteNome } = lote
  const lider = clienteUid === null ? null : { uid: clienteUid, nome: clienteNome ?? '' }
  const [de, setDe] = useState(lider)
  const [pergunta, setPergunta] = useState<TipoDeConsulta | null>(null)
  if (!permite('validacao:responder', quem) || (lider === null && pergunta === null)) return null
  const alvo = de ?? lider
  const tem = (t: TipoDeValidacao) =>
    lote.validacoes.some((v) => v.cliUid === alvo?.uid && v.tipoValidacao === t)
  const consulta = (t: TipoDeValidacao): TipoDeConsulta | undefined =>
    permite('procob:consultar', quem) ? CONSULTA_DA_VALIDACAO[t] : undefined
  const faltam = TIPOS_DE_VALIDACAO.filter((t) => !tem(t) || consulta(t) !== undefined)
  const feito = (dito: string): void => {
    avisarSucesso(dito)
    recarregar()
  }
  const pedir = async (tipoValidacao: TipoDeValidacao): Promise<void> => {
    const aPerguntar = consulta(tipoValidacao)
    if (aPerguntar !== undefined) return setPergunta(aPerguntar)
    if (alvo === null) return
    await chamar('POST /v1/leiloes/lotes/lote-cliente-validacoes', {
      body: { lelUid: lote.lelUid, cliUid: alvo.uid, tipoValidacao },
    })
    feito(`Validação de ${alvo.nome} pedida`)
  }
  const perguntar = async (integradora: LoteAcompanhado['bancos'][number]): Promise<void> => {
    if (alvo === null) return
    const r = await chamar('POST /v1/comitente-integracao/consultar-cpf-cnpj', {
      body: { integradora, cliUid: alvo.uid, lelUid: lote.lelUid },
    })
    if (!r.restrito) return feito(`${integradora}, ${alvo.nome}: sem restrição`)
    avisarAtencao(`${integradora}, ${alvo.nome}: restrito${r.motivo === null ? '' : ` (${r.motivo})`}`)
    recarregar()
  }
  return (
    <>
      {pergunta !== null && alvo !== null && (
        <PerguntarAProcob
          tipo={pergunta}
          cliente={alvo}
          lote={{ uid: lote.lelUid, numero: lote.estado.numero }}
          aoResponder={recarregar}
          aoFechar={() => setPergunta(null)}
        />
      )}
      <Menu position="bottom-start" onOpen={() => setDe(lider)}>
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
          <Menu.Label>{alvo?.nome}</Menu.Label>
          {faltam.map((t) => (
            <Menu.Item key={t} onClick={() => void pedir(t).catch(avisarErro)}>
              {ROTULO_DO_TIPO_DE_VALIDACAO[t]}
            </Menu.Item>
          ))}
          {lote.bancos.map((b) => (
            <Menu.Item key={b} onClick={() => void perguntar(b).catch(avisarErro)}>
              Perguntar ao {b} se há restrição
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
