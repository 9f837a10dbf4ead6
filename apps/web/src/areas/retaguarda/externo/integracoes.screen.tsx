// Outside parties of the house: whose credential is used, how the talks go, saving and testing. A saved secret is never
// shown again.
import { Alert, Badge, Button, Card, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Gaveta } from '../../../kit/ficha/gaveta.tsx'
import { FormDaCredencial } from './form-da-credencial.tsx'

export type Parceiro = RespostaDe<Calls['GET /v1/externo/parceiros']>[number]
const CHAVE = ['integracoes']

export default function TelaDasIntegracoes() {
  const consultas = useQueryClient()
  const configura = permite('externo:configurar', useQuem())
  const { data, error, isLoading } = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/externo/parceiros'),
  })
  const [aberto, setAberto] = useState<Parceiro | null>(null)
  const [removendo, setRemovendo] = useState<Parceiro | null>(null)
  const refazer = () => consultas.invalidateQueries({ queryKey: CHAVE })
  return (
    <Stack gap="md">
      <title>Integrações</title>
      <Group justify="space-between">
        <Title order={1} size="h2">
          Integrações
        </Title>
        <Button component={Link} to={caminho(TELAS_RETAGUARDA.registroDeIntegracoes)} variant="default">
          Ver o registro
        </Button>
      </Group>
      {error && (
        <Alert color="red" role="alert" title="Não foi possível carregar as integrações">
          {error.message}
        </Alert>
      )}
      {isLoading && <Skeleton height={320} />}
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }}>
        {data?.map((p) => (
          <Cartao
            key={p.nome}
            p={p}
            configura={configura}
            abrir={() => setAberto(p)}
            remover={() => setRemovendo(p)}
            refazer={refazer}
          />
        ))}
      </SimpleGrid>
      <Gaveta opened={aberto !== null} onClose={() => setAberto(null)} title={aberto?.titulo}>
        {aberto && (
          <FormDaCredencial
            key={aberto.nome}
            p={aberto}
            aoSalvar={() => {
              setAberto(null)
              void refazer()
            }}
          />
        )}
      </Gaveta>
      <Remover p={removendo} fechar={() => setRemovendo(null)} refazer={refazer} />
    </Stack>
  )
}

interface PropsDeRemover {
  readonly p: Parceiro | null
  readonly fechar: () => void
  readonly refazer: () => Promise<unknown>
}

function Remover({ p, fechar, refazer }: PropsDeRemover) {
  return (
    <Confirmar
      aberto={p !== null}
      titulo="Remover a credencial?"
      botao="Remover"
      perigo
      aoFechar={fechar}
      aoConfirmar={async () => {
        if (p === null) return
        await chamar('DELETE /v1/externo/parceiros/:parceiro/credencial', { params: { parceiro: p.nome } })
        avisarSucesso('Credencial removida')
        await refazer()
      }}
    >
      A casa deixa de usar a própria credencial em {p?.titulo}. Se a plataforma tiver uma, ela passa a valer.
      Os segredos salvos se perdem.
    </Confirmar>
  )
}

interface PropsDoCartao {
  readonly p: Parceiro
  readonly configura: boolean
  readonly abrir: () => void
  readonly remover: () => void
  readonly refazer: () => Promise<unknown>
}

function Cartao({ p, configura, abrir, remover, refazer }: PropsDoCartao) {
  const [testando, setTestando] = useState(false)
  const testar = async (): Promise<void> => {
    setTestando(true)
    try {
      const r = await chamar('POST /v1/externo/parceiros/:parceiro/testar', { params: { parceiro: p.nome } })
      if (r.ok) avisarSucesso(r.mensagem)
      else avisarErro(new Error(r.mensagem))
      await refazer()
    } catch (e) {
      avisarErro(e)
    } finally {
      setTestando(false)
    }
  }
  return (
    <Card withBorder radius="md" component="section" aria-label={p.titulo}>
      <Stack gap="sm" h="100%">
        <Group justify="space-between" align="start" wrap="nowrap">
          <Title order={2} size="h4">
            {p.titulo}
          </Title>
          <Situacao p={p} />
        </Group>
        <Text size="sm" c="dimmed">
          {p.descricao}
        </Text>
        <Credencial p={p} />
        <Conversas p={p} />
        {configura && (
          <Group gap="xs" mt="auto">
            {p.configuravel && (
              <Button size="xs" variant="default" onClick={abrir}>
                {p.salvaAt ? 'Substituir' : 'Usar a da casa'}
              </Button>
            )}
            {p.testavel && (
              <Button size="xs" variant="default" loading={testando} onClick={() => void testar()}>
                Testar ligação
              </Button>
            )}
            {p.salvaAt && (
              <Button size="xs" variant="subtle" color="red" onClick={remover}>
                Remover
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Card>
  )
}

function Situacao({ p }: { p: Parceiro }) {
  if (p.ilegivel) return <Badge color="red">Ilegível</Badge>
  if (p.pausado) return <Badge color="yellow">Em pausa</Badge>
  if (p.de === 'casa') return <Badge color="green">Da casa</Badge>
  return p.de === 'plataforma' ? (
    <Badge color="blue">Da plataforma</Badge>
  ) : (
    <Badge color="gray">Sem credencial</Badge>
  )
}

function Credencial({ p }: { p: Parceiro }) {
  return (
    <Stack gap={2}>
      {p.ilegivel && (
        <Alert color="red" p="xs">
          As chaves desta instalação não abrem a credencial salva. Salve-a de novo.
        </Alert>
      )}
      {p.salvaAt && (
        <Text size="sm">
          Salva em {formatarDataHora(Date.parse(p.salvaAt))} por {p.salvaPor}
        </Text>
      )}
      {p.testadaAt && (
        <Text size="sm" c={p.testeErro ? 'red' : undefined}>
          Testada em {formatarDataHora(Date.parse(p.testadaAt))}: {p.testeErro ?? 'funcionou.'}
        </Text>
      )}
      {p.enderecoDosAvisos && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          Avisos deste parceiro: {p.enderecoDosAvisos}
        </Text>
      )}
    </Stack>
  )
}

const contar = (n: number, um: string, varios: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? um : varios}`

function Conversas({ p }: { p: Parceiro }) {
  const registro = caminho(TELAS_RETAGUARDA.registroDeIntegracoes)
  return (
    <Group gap="xs">
      <Text size="sm">
        Em 24 h: {contar(p.respondidos, 'respondido', 'respondidos')}
        {p.naFila > 0 && `, ${p.naFila.toLocaleString('pt-BR')} na fila`}
      </Text>
      {p.falhas > 0 && (
        <Link to={`${registro}?parceiro=${p.nome}&desfecho=falhas`}>
          {contar(p.falhas, 'falha', 'falhas')}
        </Link>
      )}
      {p.paraVer > 0 && (
        <Link to={`${registro}?parceiro=${p.nome}&desfecho=parados`}>{p.paraVer} para ver</Link>
      )}
    </Group>
  )
}
