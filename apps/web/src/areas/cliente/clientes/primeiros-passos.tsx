// The first steps of a new client as a list that is ticked off. Gone once he has bid and the house has his papers.
import { Anchor, Card, Group, List, Progress, Text, ThemeIcon, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { Palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { IconAlertTriangle, IconCheck, IconCircle, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'

type Passo = RespostaDe<Calls['GET /v1/cliente/primeiros-passos']>[number]

const CONTATOS = `${TELAS_CLIENTE.meuPerfil.path}?aba=contatos`

const TEXTOS: Readonly<
  Record<Passo['passo'], { texto(p: Palavras): string; para: string; esperar?: string }>
> = {
  email: { texto: () => 'Confirmar o e-mail', para: CONTATOS },
  telefone: { texto: () => 'Confirmar o celular', para: CONTATOS },
  documentos: {
    texto: () => 'Enviar os documentos',
    para: TELAS_VITRINE.documentos.path,
    esperar: 'em análise, até um dia útil',
  },
  habilitacao: {
    texto: (p) => maiuscula(`${p.habilitarSe} em um ${p.leilao.um}`),
    para: TELAS_VITRINE.agendaDeLeiloes.path,
    esperar: 'em análise',
  },
  lance: { texto: (p) => maiuscula(p.darLance), para: '/leilao' },
}

const SINAIS = {
  feito: { Icone: IconCheck, cor: 'teal', fala: 'feito' },
  fazer: { Icone: IconCircle, cor: 'gray', fala: 'a fazer' },
  esperar: { Icone: IconClock, cor: 'blue', fala: 'conosco' },
  refazer: { Icone: IconAlertTriangle, cor: 'red', fala: 'não aceito, envie de novo' },
} as const

export function PrimeirosPassos() {
  const p = usePalavras()
  const { data } = useQuery({
    queryKey: ['primeiros-passos'],
    queryFn: () => chamar('GET /v1/cliente/primeiros-passos'),
  })
  if (!data || data.every((d) => d.estado === 'feito')) return null
  const feitos = data.filter((d) => d.estado === 'feito').length
  return (
    <Card withBorder radius="lg" component="section" aria-labelledby="primeiros-passos">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id="primeiros-passos">
          Primeiros passos
        </Title>
        <Text size="sm" c="dimmed">{`${feitos} de ${data.length}`}</Text>
      </Group>
      <Progress
        value={(feitos / data.length) * 100}
        mb="md"
        aria-label={`${feitos} de ${data.length} feitos`}
      />
      <List spacing="xs" center listStyleType="none">
        {data.map((passo) => (
          <UmPasso key={passo.passo} passo={passo} p={p} />
        ))}
      </List>
    </Card>
  )
}

function UmPasso({ passo: { passo, estado }, p }: { passo: Passo; p: Palavras }) {
  const { texto, para, esperar } = TEXTOS[passo]
  const { Icone, cor, fala } = SINAIS[estado]
  const sabido = estado === 'esperar' ? (esperar ?? fala) : fala
  const rotulo = texto(p)
  return (
    <List.Item
      icon={
        <ThemeIcon variant="light" color={cor} size={24} radius="xl" aria-hidden>
          <Icone size={14} />
        </ThemeIcon>
      }
    >
      {estado === 'fazer' || estado === 'refazer' ? (
        <Anchor component={Link} to={para} fw={600}>
          {rotulo}
        </Anchor>
      ) : (
        <Text span c="dimmed">
          {rotulo}
        </Text>
      )}
      {estado !== 'fazer' && (
        <Text span size="sm" c="dimmed">
          {` · ${sabido}`}
        </Text>
      )}
    </List.Item>
  )
}
