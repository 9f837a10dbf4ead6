// A court's auction: its case and rounds, what each lot was valued at, who declared a right, who offered instalments.
import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ENTRADA_DA_LEI, ROTULO_DA_PROPOSTA } from '@martelo/domain/judicial/parcelamento.ts'
import { INDICES, ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { ROTULO_DA_PRACA } from '@martelo/domain/judicial/pracas.ts'
import { ROTULO_DA_PREFERENCIA, ROTULO_DO_FUNDAMENTO } from '@martelo/domain/judicial/preferencia.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import {
  CampoDataHora,
  CampoEscolha,
  CampoNumero,
  CampoSimNao,
  CampoTexto,
} from '../../../kit/registro/campos.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import { AvaliacoesJudiciais } from './avaliacoes-judiciais.tsx'

type Judicial = RespostaDe<Calls['GET /v1/leiloes/judicial/:leilaoUid']>
type Processo = Omit<NonNullable<Judicial['processo']>, 'versao'>

const NOVO: Processo = {
  processo: '',
  vara: '',
  comarca: '',
  exequente: null,
  executado: null,
  primeiraInicio: '',
  segundaInicio: '',
  segundaFim: '',
  segundaPorcentagem: 50,
  fixadaPeloJuiz: false,
  aceitaParcelamento: true,
  entradaMinima: ENTRADA_DA_LEI,
  parcelasMaximas: 30,
  indice: 'TABELA_DO_TRIBUNAL',
  preferenciaHoras: 24,
}

interface Props {
  readonly leilaoUid: string
  /** the auction's own instant: the first round ends then */
  readonly data: string
}

export function AbaJudicial({ leilaoUid, data: quando }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['judicial', leilaoUid],
    queryFn: () => chamar('GET /v1/leiloes/judicial/:leilaoUid', { params: { leilaoUid } }),
  })
  const [querer, setQuerer] = useState(false)
  const refazer = async (): Promise<void> => {
    await refetch()
  }
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton height={320} role="status" aria-label="Carregando" />
  if (data.processo === null && !querer)
    return (
      <Card withBorder>
        <Text mb="sm">Este leilão não é de um juízo: não tem praças, preferência nem parcelamento.</Text>
        <Button variant="default" onClick={() => setQuerer(true)}>
          É um leilão judicial
        </Button>
      </Card>
    )
  return (
    <Stack>
      <FormularioDoProcesso
        key={data.processo?.versao ?? 0}
        {...{ leilaoUid, data, refazer, quando }}
        desistir={() => setQuerer(false)}
      />
      {data.processo !== null && <AvaliacoesJudiciais lotes={data.lotes} refazer={refazer} />}
      {data.preferencias.length > 0 && <Preferencias direitos={data.preferencias} refazer={refazer} />}
      {data.propostas.length > 0 && <Propostas propostas={data.propostas} />}
    </Stack>
  )
}

interface Parte {
  readonly leilaoUid: string
  readonly data: Judicial
  readonly quando: string
  readonly refazer: () => Promise<void>
  /** it is no court's auction after all */
  readonly desistir: () => void
}

function FormularioDoProcesso({ leilaoUid, data, quando, refazer, desistir }: Parte) {
  const { versao, ...lido } = data.processo ?? { ...NOVO, versao: 0 }
  const r = useRegistro<Processo>({
    lido,
    versao,
    salvar: (d, v) =>
      chamar('PUT /v1/leiloes/judicial/:leilaoUid', {
        params: { leilaoUid },
        body: { ...d, versao: data.processo === null ? null : v },
      }),
    reler: refazer,
    aoSalvar: () => void refazer(),
  })
  const t = { r, travado: null }
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Processo e praças
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <CampoTexto {...t} campo="processo" rotulo="Processo" obrigatorio ajuda="0000000-00.0000.0.00.0000" />
        <CampoTexto {...t} campo="vara" rotulo="Vara" obrigatorio />
        <CampoTexto {...t} campo="comarca" rotulo="Comarca" obrigatorio />
        <CampoTexto {...t} campo="exequente" rotulo="Exequente" />
        <CampoTexto {...t} campo="executado" rotulo="Executado" />
        <CampoDataHora
          {...t}
          campo="primeiraInicio"
          rotulo="Início da 1ª praça"
          obrigatorio
          ajuda={`Encerra na data do leilão: ${formatarDataHora(Date.parse(quando))}`}
        />
        <CampoDataHora {...t} campo="segundaInicio" rotulo="Início da 2ª praça" obrigatorio />
        <CampoDataHora {...t} campo="segundaFim" rotulo="Fim da 2ª praça" obrigatorio />
        <CampoNumero
          {...t}
          campo="segundaPorcentagem"
          rotulo="2ª praça, da avaliação"
          sufixo="%"
          decimais={2}
          min={1}
          max={100}
        />
        <CampoNumero
          {...t}
          campo="preferenciaHoras"
          rotulo="Prazo da preferência"
          sufixo="h"
          min={1}
          max={240}
        />
        <CampoNumero
          {...t}
          campo="entradaMinima"
          rotulo="Entrada mínima"
          sufixo="%"
          min={ENTRADA_DA_LEI}
          max={99}
        />
        <CampoNumero {...t} campo="parcelasMaximas" rotulo="Parcelas, no máximo" min={1} max={30} />
        <CampoEscolha
          {...t}
          campo="indice"
          rotulo="Índice das parcelas"
          opcoes={INDICES.map((value) => ({ value, label: ROTULO_DO_INDICE[value] }))}
        />
        <CampoSimNao {...t} campo="fixadaPeloJuiz" rotulo="O juiz fixou a porcentagem" />
        <CampoSimNao {...t} campo="aceitaParcelamento" rotulo="Aceita proposta parcelada" />
      </SimpleGrid>
      {data.processo === null && <Desistir desistir={desistir} />}
      <BarraDeSalvar r={r} sempre={data.processo === null} />
    </Card>
  )
}

function Desistir({ desistir }: Pick<Parte, 'desistir'>) {
  return (
    <Button variant="subtle" size="compact-sm" mt="sm" onClick={desistir}>
      Não é um leilão judicial
    </Button>
  )
}

function Preferencias(p: { readonly direitos: Judicial['preferencias']; refazer(): Promise<void> }) {
  const [recusa, setRecusa] = useState<Judicial['preferencias'][number] | null>(null)
  const [aceita, setAceita] = useState<Judicial['preferencias'][number] | null>(null)
  const decidir = async (
    d: Judicial['preferencias'][number],
    evento: 'reconhecer' | 'recusar',
    motivo: string | null,
  ): Promise<void> => {
    await chamar('PUT /v1/leiloes/judicial/preferencias/:uid', {
      params: { uid: d.uid },
      body: { evento, motivo, versao: d.versao },
    })
    avisarSucesso('Decisão registrada')
    await p.refazer()
  }
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Direitos de preferência
      </Title>
      <Stack gap="xs">
        {p.direitos.map((d) => (
          <UmDireito key={d.uid} d={d} reconhecer={() => setAceita(d)} recusar={() => setRecusa(d)} />
        ))}
      </Stack>
      <Confirmar
        aberto={aceita !== null}
        titulo={`Reconhecer o direito de ${aceita?.cliente ?? ''}?`}
        botao="Reconhecer"
        motivo="opcional"
        aoFechar={() => setAceita(null)}
        aoConfirmar={async (motivo) => {
          if (aceita !== null) await decidir(aceita, 'reconhecer', motivo || null)
        }}
      >
        Quem o declarou é avisado e poderá igualar o lance vencedor depois do encerramento.
      </Confirmar>
      <Confirmar
        aberto={recusa !== null}
        titulo="Não reconhecer este direito?"
        botao="Não reconhecer"
        motivo="obrigatorio"
        aoFechar={() => setRecusa(null)}
        aoConfirmar={async (motivo) => {
          if (recusa !== null) await decidir(recusa, 'recusar', motivo)
        }}
      >
        O motivo é mostrado a quem o declarou.
      </Confirmar>
    </Card>
  )
}

interface PropsDoDireito {
  readonly d: Judicial['preferencias'][number]
  reconhecer(): void
  recusar(): void
}

function UmDireito({ d, ...p }: PropsDoDireito) {
  return (
    <Card withBorder padding="sm" component="article" aria-label={`${d.cliente}, lote ${d.lote}`}>
      <Group justify="space-between" align="start">
        <div>
          <Group gap="xs">
            <Text fw={600}>{d.cliente}</Text>
            <Badge variant="light">{ROTULO_DA_PREFERENCIA[d.situacao]}</Badge>
          </Group>
          <Text size="sm">{`Lote ${d.lote} · ${ROTULO_DO_FUNDAMENTO[d.fundamento]}`}</Text>
          <Text size="sm">{d.explicacao}</Text>
          <Text size="xs" c="dimmed">
            {[formatarDataHora(Date.parse(d.createdAt)), d.motivo].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Group gap="xs">
          {d.eventos.length > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              component={Link}
              to={`${caminho(TELAS_RETAGUARDA.preferencias)}?direito=${d.uid}`}
            >
              Documentos
            </Button>
          )}
          {d.eventos.includes('reconhecer') && (
            <Button size="compact-sm" onClick={() => p.reconhecer()}>
              Reconhecer
            </Button>
          )}
          {d.eventos.includes('recusar') && (
            <Button size="compact-sm" variant="default" onClick={() => p.recusar()}>
              Não reconhecer
            </Button>
          )}
        </Group>
      </Group>
    </Card>
  )
}

function Propostas({ propostas }: { propostas: Judicial['propostas'] }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5">
        Propostas parceladas
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Sem lance na praça, a melhor delas fica com o lote. Um lance à vista prevalece sempre.
      </Text>
      <Table.ScrollContainer minWidth={640}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Lote</Table.Th>
              <Table.Th>Proponente</Table.Th>
              <Table.Th>Praça</Table.Th>
              <Table.Th>Proposta</Table.Th>
              <Table.Th>Garantia</Table.Th>
              <Table.Th>Situação</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {propostas.map((x) => (
              <Table.Tr key={x.uid}>
                <Table.Td>{x.lote}</Table.Td>
                <Table.Td>{x.cliente}</Table.Td>
                <Table.Td>{ROTULO_DA_PRACA[x.praca]}</Table.Td>
                <Table.Td>{`${formatarReais(x.valor)}: ${formatarReais(x.entrada)} e ${x.parcelas} parcelas`}</Table.Td>
                <Table.Td>{x.garantia}</Table.Td>
                <Table.Td>{ROTULO_DA_PROPOSTA[x.situacao]}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  )
}
