// One auction's deposit: what it asks, the code to pay it, and the confirmation, which comes by itself.
import { Alert, Anchor, Breadcrumbs, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { SituacaoDaCaucao } from '../../../parts/caucoes/situacao-da-caucao.tsx'
import {
  CHAVE_DAS_CAUCOES,
  type MinhaCaucao,
  useAvisosDasMinhasCaucoes,
} from '../../../parts/caucoes/usar-caucoes.ts'
import { AceitarRegulamento } from './aceitar-regulamento.tsx'
import { CobrancaDaCaucao } from './cobranca-da-caucao.tsx'
import { EscolherCaucao } from './escolher-caucao.tsx'

export function meta() {
  return [{ title: 'Caução' }]
}

export default function TelaDaCaucao() {
  const { leiUid = '' } = useParams()
  useAvisosDasMinhasCaucoes()
  const { data, error, refetch } = useQuery({
    queryKey: [...CHAVE_DAS_CAUCOES, leiUid],
    queryFn: () => chamar('GET /v1/cliente/caucoes/:leiUid', { params: { leiUid } }),
  })
  if (error && !data)
    return (
      <Alert color="red" title="Não foi possível abrir a caução" role="alert">
        {error.message}
        <Group mt="sm">
          <Button size="xs" onClick={() => void refetch()}>
            Tentar novamente
          </Button>
          <Button size="xs" variant="default" component={Link} to={TELAS_CLIENTE.caucoes.path}>
            Minhas cauções
          </Button>
        </Group>
      </Alert>
    )
  return (
    <Stack gap="lg" maw={640}>
      <div>
        <Breadcrumbs mb="xs">
          <Anchor component={Link} to={TELAS_CLIENTE.caucoes.path} size="sm">
            Minhas cauções
          </Anchor>
          <Text size="sm">Caução</Text>
        </Breadcrumbs>
        <Title order={1} size="h2">
          Caução
        </Title>
        {data && <Text c="dimmed">{data.leilao}</Text>}
      </div>
      {data ? <Passo minha={data} /> : <Skeleton height={320} aria-busy="true" />}
    </Stack>
  )
}

/** The one thing to do now. */
function Passo({ minha }: { minha: MinhaCaucao }) {
  const { caucao, habilitacao, podePagar } = minha
  if (caucao?.situacao === 'PAGA') return <Paga minha={minha} />
  if (minha.exigida && habilitacao === null) return <AceitarRegulamento leiUid={minha.leiUid} />
  if (caucao?.situacao === 'AGUARDANDO_PAGAMENTO' && podePagar.pode)
    return <CobrancaDaCaucao leiUid={minha.leiUid} caucao={caucao} />
  return (
    <>
      {caucao !== null && <Andamento caucao={caucao} />}
      {podePagar.pode ? (
        <EscolherCaucao key={caucao?.uid} minha={minha} />
      ) : (
        caucao?.situacao !== 'EM_CONFERENCIA' && <Alert color="yellow">{podePagar.motivo}</Alert>
      )}
    </>
  )
}

function Andamento({ caucao: c }: { caucao: NonNullable<MinhaCaucao['caucao']> }) {
  return (
    <Card withBorder>
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          <Text fw={600}>{formatarReais(c.valor)}</Text>
          <Text size="sm" c="dimmed">
            {c.ajuda}
          </Text>
        </div>
        <SituacaoDaCaucao situacao={c.situacao} />
      </Group>
      {c.motivo && (
        <Text size="sm" mt="xs">
          {c.motivo}
        </Text>
      )}
    </Card>
  )
}

function Paga({ minha: { caucao: c, habilitacao, leiUid } }: { minha: MinhaCaucao }) {
  const p = palavras(useMarca().tipo)
  const pronta = habilitacao === 'APROVADA'
  return (
    <Card withBorder role="status">
      <Stack gap="md" align="center" ta="center" py="md">
        <IconCircleCheck size={56} color="var(--mantine-color-teal-6)" aria-hidden />
        <div>
          <Title order={2} size="h3">
            Caução paga
          </Title>
          <Text c="dimmed">
            {pronta
              ? `Sua ${p.habilitacao.um} está aprovada: você já pode ${p.darLance}.`
              : `Concluindo sua ${p.habilitacao.um}.`}
          </Text>
        </div>
        <Text size="xl" fw={700} className="numeros">
          {formatarReais(c?.valor ?? 0)}
        </Text>
        {c?.limite != null && (
          <Text size="sm">
            Você pode comprar até <b className="numeros">{formatarReais(c.limite)}</b>{' '}
            {com('neste', p.leilao)}.
          </Text>
        )}
        <Button component={Link} to={caminho(TELAS_VITRINE.leilaoDaAgenda, { leiUid })} size="md">
          {`Ver ${p.lote.varios} ${com('do', p.leilao)}`}
        </Button>
        <Text size="xs" c="dimmed">
          {`${maiuscula(com('o', p.leilao))} terminou e você não comprou nada? O valor volta sozinho para a conta que pagou.`}
        </Text>
      </Stack>
    </Card>
  )
}
