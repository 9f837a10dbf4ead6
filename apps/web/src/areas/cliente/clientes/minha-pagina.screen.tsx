// My Documents: what the house asked for and how it stands, and the papers of one's purchases.
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  Group,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'

const COR: Readonly<Record<string, string>> = {
  Aprovado: 'teal',
  Divergente: 'red',
  'Aguardando Validação': 'blue',
}

const NADA_ENVIADO = { situacao: 'A enviar', rotulo: 'Enviar documentos', principal: true } as const
/** How they stand as a whole, and what may be done about it. */
const ACAO: Readonly<Record<string, { situacao: string; rotulo: string; principal: boolean }>> = {
  Cadastrado: NADA_ENVIADO,
  'Aguardando Validação': { situacao: 'Em análise', rotulo: 'Ver o que enviei', principal: false },
  Aprovado: { situacao: 'Aprovados', rotulo: 'Enviar outro', principal: false },
  Divergente: { situacao: 'Um não foi aceito', rotulo: 'Enviar de novo', principal: true },
}

export function meta() {
  return [{ title: TELAS_CLIENTE.minhaPagina.title }]
}

export default function MinhaPagina() {
  return (
    <Stack>
      <Title order={1} size="h2">
        Meus documentos
      </Title>
      <Exigidos />
      <Papeis />
    </Stack>
  )
}

function Exigidos() {
  const { data, error } = useQuery({
    queryKey: ['meus-documentos'],
    queryFn: () => chamar('GET /v1/cliente/documentos'),
  })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton h={180} />
  const aprovado = data.documentoSituacao === 'Aprovado'
  const acao = ACAO[data.documentoSituacao] ?? NADA_ENVIADO
  return (
    <section aria-label="Documentos do cadastro">
      <Group justify="space-between" mb="sm">
        <Group gap="sm">
          <Title order={2} size="h4">
            Cadastro
          </Title>
          <Badge variant="light" tt="none" color={COR[data.documentoSituacao] ?? 'gray'}>
            {acao.situacao}
          </Badge>
        </Group>
        <Button
          component={Link}
          to={TELAS_VITRINE.documentos.path}
          variant={acao.principal ? 'filled' : 'default'}
        >
          {acao.rotulo}
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {linhasDe(data).map((e) => (
          <Card key={e.tipo} withBorder padding="sm">
            <Group justify="space-between" wrap="nowrap">
              <Text fw={600}>{e.rotulo}</Text>
              <Badge variant="light" tt="none" color={COR[e.enviado?.situacao ?? ''] ?? 'gray'}>
                {e.enviado?.situacao ?? (aprovado ? 'Dispensado' : 'A enviar')}
              </Badge>
            </Group>
            {e.enviado && (
              <Anchor size="sm" href={`/v1/cliente/documentos/${e.enviado.uid}/arquivo`} target="_blank">
                {`Abrir ${e.enviado.nomeOriginal}`}
              </Anchor>
            )}
            {e.enviado?.motivo && (
              <Text size="sm" c="red" mt={4}>
                {e.enviado.motivo}
              </Text>
            )}
          </Card>
        ))}
      </SimpleGrid>
    </section>
  )
}

/** Each kind that is demanded, and the other side where it was sent, with what was sent of it last. */
function linhasDe({ exigidos, opcionais, documentos }: RespostaDe<Calls['GET /v1/cliente/documentos']>) {
  const enviado = (e: { tipo: string }) => documentos.find((d) => d.tipo === e.tipo) ?? null
  return [...exigidos, ...opcionais.filter((o) => enviado(o))].map((e) => ({ ...e, enviado: enviado(e) }))
}

function Papeis() {
  const { data } = useQuery({
    queryKey: ['papeis-das-compras'],
    queryFn: () =>
      chamar('GET /v1/leilao/vendas/buscar-venda/minhas-vendas', { query: { page: 1, limit: 50 } }),
  })
  if (!data) return <Skeleton h={120} />
  return (
    <section aria-label="Papéis das compras">
      <Title order={2} size="h4" mb="sm">
        Compras
      </Title>
      {data.length === 0 && <Text c="dimmed">Extratos e comprovantes das suas compras aparecem aqui.</Text>}
      <Stack gap="xs">
        {data.map((v) => (
          <Card key={v.uid} withBorder padding="sm">
            <Group justify="space-between">
              <div>
                <Anchor component={Link} to={caminho(TELAS_CLIENTE.compra, { id: v.id })} fw={600}>
                  Compra {numeroDaVenda(v.id)}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {v.leilao.nome} · {v.situacao}
                </Text>
              </div>
              <Button
                component="a"
                href={caminho(TELAS_IMPRESSOS.extrato, { hash: v.hashQrcode })}
                target="_blank"
                variant="default"
                size="xs"
              >
                Extrato
              </Button>
            </Group>
          </Card>
        ))}
      </Stack>
    </section>
  )
}
