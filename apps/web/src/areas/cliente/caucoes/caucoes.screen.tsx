// My deposits: what each auction asked, where the money is now.
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { com } from '@martelo/domain/hotsites/concordar.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconShieldCheck } from '@martelo/ui/icones-de-ferramenta.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { SituacaoDaCaucao } from '../../../parts/caucoes/situacao-da-caucao.tsx'
import {
  CHAVE_DAS_CAUCOES,
  type CaucaoDoCliente,
  useAvisosDasMinhasCaucoes,
} from '../../../parts/caucoes/usar-caucoes.ts'

export function meta() {
  return [{ title: 'Minhas cauções' }]
}

export default function TelaDasCaucoes() {
  useAvisosDasMinhasCaucoes()
  const p = usePalavras()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: CHAVE_DAS_CAUCOES,
    queryFn: () => chamar('GET /v1/cliente/caucoes'),
  })
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} size="h2">
          Minhas cauções
        </Title>
        <Text c="dimmed" size="sm">
          {`Alguns ${p.leilao.varios} pedem uma garantia antes d${p.lance.genero === 'f' ? 'a primeira' : 'o primeiro'} ${p.lance.um}.`}{' '}
          Ela volta para você se nada for comprado.
        </Text>
      </div>
      {error && <NaoCarregou titulo="Não foi possível carregar as cauções" erro={error} refazer={refetch} />}
      {isPending && [1, 2].map((n) => <Skeleton key={n} height={116} radius="lg" />)}
      {data?.map((c) => (
        <Caucao key={c.uid} c={c} />
      ))}
      {data?.length === 0 && (
        <EmptyState
          icon={IconShieldCheck}
          title="Você não tem cauções"
          description={`Quando ${com('um', p.leilao)} pedir uma, o caminho aparece na página ${com('do', p.lote)}.`}
          actions={
            <Link to="/leilao" {...buttonLook({ variant: 'primary' })}>
              Ver os {p.lote.varios}
            </Link>
          }
        />
      )}
    </Stack>
  )
}

const PARTES = [
  ['valorAplicado', 'Usado na compra'],
  ['valorRetido', 'Retido'],
  ['valorDevolvido', 'Devolvido'],
] as const

function Caucao({ c }: { c: CaucaoDoCliente }) {
  const partes = PARTES.filter(([campo]) => c[campo] > 0 && c[campo] !== c.valor)
  return (
    <Card withBorder component="article" aria-label={`Caução de ${c.leilao}`}>
      <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Text fw={600}>{c.leilao}</Text>
          <Text size="xs" c="dimmed">
            {formatarDataHora(Date.parse(c.leilaoData))}
            {c.pagaAt && ` · paga em ${formatarDataHora(Date.parse(c.pagaAt))}`}
          </Text>
        </div>
        <Text fw={700} className="numeros" style={{ whiteSpace: 'nowrap' }}>
          {formatarReais(c.valor)}
        </Text>
      </Group>
      <Group mt="sm" gap="sm">
        <SituacaoDaCaucao situacao={c.situacao} />
        <Text size="sm" c="dimmed">
          {c.motivo ?? c.ajuda}
        </Text>
      </Group>
      {partes.length > 0 && (
        <Text size="sm" mt="xs" className="numeros">
          {partes.map(([campo, rotulo]) => `${rotulo}: ${formatarReais(c[campo])}`).join(' · ')}
        </Text>
      )}
      {c.situacao === 'AGUARDANDO_PAGAMENTO' && (
        <Button
          component={Link}
          to={caminho(TELAS_CLIENTE.caucao, { leiUid: c.leiUid })}
          mt="sm"
          size="sm"
          style={{ alignSelf: 'start' }}
        >
          Pagar
        </Button>
      )}
    </Card>
  )
}
