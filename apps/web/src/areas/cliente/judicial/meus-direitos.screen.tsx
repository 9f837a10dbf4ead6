// What I declared and offered in court auctions: rights of preference with their papers, and offers in instalments.
import { Anchor, Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { ROTULO_DA_PROPOSTA } from '@martelo/domain/judicial/parcelamento.ts'
import { ROTULO_DA_PRACA } from '@martelo/domain/judicial/pracas.ts'
import { ROTULO_DA_PREFERENCIA, ROTULO_DO_FUNDAMENTO } from '@martelo/domain/judicial/preferencia.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconGavel } from '@martelo/ui/icones.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'

type Meus = RespostaDe<Calls['GET /v1/cliente/judicial']>

export function meta() {
  return [{ title: 'Leilões judiciais' }]
}

export default function TelaDosMeusDireitos() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['judicial', 'meus'],
    queryFn: () => chamar('GET /v1/cliente/judicial'),
  })
  const nada = data !== undefined && data.direitos.length + data.propostas.length === 0
  return (
    <Stack gap="lg" maw={860}>
      <div>
        <Title order={1} size="h2">
          Leilões judiciais
        </Title>
        <Text c="dimmed" size="sm">
          Direitos de preferência que você declarou e pagamentos parcelados que propôs, na página de cada
          lote.
        </Text>
      </div>
      {error && <NaoCarregou erro={error} refazer={refetch} />}
      {isPending && [1, 2].map((n) => <Skeleton key={n} height={116} radius="lg" />)}
      {data?.direitos.map((d) => (
        <Direito key={d.uid} d={d} />
      ))}
      {data?.propostas.map((p) => (
        <Proposta key={p.uid} p={p} />
      ))}
      {nada && (
        <EmptyState
          icon={IconGavel}
          title="Nada declarado nem proposto"
          description="Na página de um lote judicial você declara um direito de preferência ou propõe pagar em parcelas."
          actions={
            <Link to="/leilao" {...buttonLook({ variant: 'primary' })}>
              Ver os lotes
            </Link>
          }
        />
      )}
    </Stack>
  )
}

function Cabeca(p: {
  readonly url: string
  readonly lote: string
  readonly abaixo: string
  readonly marca: string
  readonly cor: string
}) {
  return (
    <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Anchor component={Link} to={p.url} fw={600}>
          {p.lote}
        </Anchor>
        <Text size="xs" c="dimmed">
          {p.abaixo}
        </Text>
      </div>
      <Badge variant="light" color={p.cor} style={{ flex: 'none' }}>
        {p.marca}
      </Badge>
    </Group>
  )
}

const COR_DO_DIREITO = {
  DECLARADA: 'yellow',
  RECONHECIDA: 'green',
  RECUSADA: 'red',
  EXERCIDA: 'blue',
} as const

function Direito({ d }: { d: Meus['direitos'][number] }) {
  return (
    <Card withBorder component="article" aria-label={`Preferência sobre ${d.lote}`}>
      <Stack gap="sm">
        <Cabeca
          url={d.url}
          lote={d.lote}
          abaixo={`Processo ${d.processo} · declarado em ${formatarDataHora(Date.parse(d.createdAt))}`}
          marca={ROTULO_DA_PREFERENCIA[d.situacao]}
          cor={COR_DO_DIREITO[d.situacao]}
        />
        <Text size="sm">{ROTULO_DO_FUNDAMENTO[d.fundamento]}</Text>
        {d.motivo && <Text size="sm">{`Resposta da casa: ${d.motivo}`}</Text>}
        <section aria-label={`Documentos de ${d.lote}`}>
          {d.podeJuntar && (
            <Text size="sm" c="dimmed" mb="xs">
              Junte os documentos que provam o direito: certidões, decisão do juízo, contrato.
            </Text>
          )}
          <AnexosDoRegistro entidade="preferencia_do_lote" uid={d.uid} fechado={!d.podeJuntar} />
        </section>
      </Stack>
    </Card>
  )
}

const COR_DA_PROPOSTA = {
  APRESENTADA: 'yellow',
  RETIRADA: 'gray',
  ACEITA: 'green',
  PREJUDICADA: 'red',
} as const

function Proposta({ p }: { p: Meus['propostas'][number] }) {
  return (
    <Card withBorder component="article" aria-label={`Proposta para ${p.lote}`}>
      <Stack gap="sm">
        <Cabeca
          url={p.url}
          lote={p.lote}
          abaixo={`Processo ${p.processo} · ${ROTULO_DA_PRACA[p.praca]} · apresentada em ${formatarDataHora(Date.parse(p.createdAt))}`}
          marca={ROTULO_DA_PROPOSTA[p.situacao]}
          cor={COR_DA_PROPOSTA[p.situacao]}
        />
        <Text size="sm">
          {`${formatarReais(p.valor)}: entrada de ${formatarReais(p.entrada)} e ${quantos(p.parcelas, 'parcela', 'parcelas')}, corrigidas por: ${ROTULO_DO_INDICE[p.indice]}.`}
        </Text>
        <Text size="sm" c="dimmed">
          {p.situacao === 'APRESENTADA'
            ? 'Vale se não houver lance à vista nesta praça. Até o início dela você pode retirá-la na página do lote.'
            : p.situacao === 'ACEITA'
              ? 'O lote é seu: a entrada e as parcelas estão em Minhas compras.'
              : p.situacao === 'PREJUDICADA'
                ? 'Outra oferta ficou com o lote.'
                : 'Você retirou esta proposta.'}
        </Text>
      </Stack>
    </Card>
  )
}
