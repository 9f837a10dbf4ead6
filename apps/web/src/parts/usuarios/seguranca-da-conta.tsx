// Password, open sessions, last entries: what every account has, clients and staff alike.
import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  PasswordInput,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { useQuem } from '../../core/marca-atual.ts'
import { EntradasDaConta } from './entradas-da-conta.tsx'
import { CartaoChaves } from './cartao-chaves.tsx'
import { CartaoSegundoFator } from './cartao-segundo-fator.tsx'
import { useEnvioCurto } from '../../kit/formulario/usar-envio-curto.ts'

const CHAVE = ['minhas-sessoes']

export function SegurancaDaConta() {
  // The server refuses these to a session in the account of another person.
  if (useQuem()?.por) return <Alert color="gray">Só o dono da conta vê e muda como ela é protegida.</Alert>
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Senha />
        <Sessoes />
      </SimpleGrid>
      <CartaoSegundoFator />
      <CartaoChaves />
      <Entradas />
    </Stack>
  )
}

const useMinhasSessoes = () => useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/usuario/sessoes') })

function Senha() {
  const consultas = useQueryClient()
  const [v, setV] = useState({ senhaAtual: '', senha: '', confirmacao: '' })
  const f = useEnvioCurto(async () => {
    await chamar('PUT /v1/usuario/senha', { body: v })
    setV({ senhaAtual: '', senha: '', confirmacao: '' })
    avisarSucesso('Senha trocada; os outros acessos foram encerrados')
    await consultas.invalidateQueries({ queryKey: CHAVE })
  })
  const campo = (nome: keyof typeof v, rotulo: string, completar: string) => (
    <PasswordInput
      label={rotulo}
      autoComplete={completar}
      value={v[nome]}
      onChange={(e) => setV({ ...v, [nome]: e.currentTarget.value })}
      error={f.campos[nome]}
    />
  )
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Trocar a senha
      </Title>
      <form onSubmit={f.aoEnviar}>
        <Stack gap="sm">
          {campo('senhaAtual', 'Senha atual', 'current-password')}
          {campo('senha', 'Nova senha (pelo menos 6 caracteres)', 'new-password')}
          {campo('confirmacao', 'Repita a nova senha', 'new-password')}
          {f.falha && (
            <Alert color="red" role="alert">
              {f.falha}
            </Alert>
          )}
          <Group>
            <Button type="submit" loading={f.enviando} disabled={v.senhaAtual === '' || v.senha === ''}>
              Trocar a senha
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}

function Sessoes() {
  const consultas = useQueryClient()
  const { data, error } = useMinhasSessoes()
  const encerrar = async (familia?: string): Promise<void> => {
    try {
      const r = await chamar('POST /v1/usuario/sessoes/encerrar', { body: familia ? { familia } : {} })
      avisarSucesso(r.encerradas === 1 ? '1 sessão encerrada' : `${r.encerradas} sessões encerradas`)
      await consultas.invalidateQueries({ queryKey: CHAVE })
    } catch (e) {
      avisarErro(e)
    }
  }
  const outras = data?.sessoes.filter((s) => !s.atual).length ?? 0
  return (
    <Card withBorder>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          Onde você está conectado
        </Title>
        {outras > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => void encerrar()}>
            Encerrar as outras
          </Button>
        )}
      </Group>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton h={120} />}
      <Stack gap="sm">
        {data?.sessoes.map((s) => (
          <Group key={s.familia} justify="space-between" wrap="nowrap">
            <div>
              <Text size="sm" fw={600}>
                {s.aparelho}{' '}
                {s.atual && (
                  <Badge size="sm" variant="light" tt="none">
                    esta
                  </Badge>
                )}
              </Text>
              <Text size="xs" c="dimmed">
                {[
                  s.por && `por ${s.por}`,
                  s.em && `na conta de ${s.em}`,
                  s.lugar,
                  s.ip,
                  `ativa em ${formatarDataHora(Date.parse(s.renovadaAt))}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            {!s.atual && (
              <Button
                size="compact-sm"
                variant="subtle"
                miw="max-content"
                onClick={() => void encerrar(s.familia)}
              >
                Encerrar
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Card>
  )
}

function Entradas() {
  const { data } = useMinhasSessoes()
  if (!data || data.entradas.length === 0) return null
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Últimas entradas
      </Title>
      <EntradasDaConta entradas={data.entradas} />
    </Card>
  )
}
