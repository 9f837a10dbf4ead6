// Passkeys of the account: made with the password typed again, named, taken away.
import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { criarNoAparelho, haChaves } from '../../core/chave-de-acesso.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { useRecurso } from '../../core/recurso-ligado.ts'
import { useEnvioCurto } from '../../kit/formulario/usar-envio-curto.ts'

const CHAVE = ['minhas-chaves']
type ChaveDaConta = RespostaDe<Calls['GET /v1/usuario/chaves']>[number]

export function CartaoChaves() {
  const consultas = useQueryClient()
  const { data } = useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/usuario/chaves') })
  const [ha, setHa] = useState(false)
  const ligado = useRecurso('chaves-de-acesso')
  useEffect(() => setHa(haChaves()), [])
  const reler = (): Promise<void> => consultas.invalidateQueries({ queryKey: CHAVE })
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Chaves de acesso
      </Title>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Uma chave entra sem a senha: o aparelho pede o seu dedo, o seu rosto ou o seu PIN. Ela vale ao lado
          da senha, só neste endereço.
        </Text>
        {data?.map((c) => (
          <UmaChave key={c.uid} c={c} reler={reler} />
        ))}
        {ligado && ha && <CriarChave reler={reler} />}
        {!(ligado && ha) && (
          <Text size="sm">
            {ligado ? 'Este navegador não tem chaves de acesso.' : 'A casa desligou as chaves de acesso.'}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function UmaChave({ c, reler }: { c: ChaveDaConta; reler: () => Promise<void> }) {
  const [nome, setNome] = useState<string | null>(null)
  const fazer = (acao: Promise<unknown>, dito: string): void => {
    acao
      .then(() => {
        setNome(null)
        avisarSucesso(dito)
        return reler()
      })
      .catch(avisarErro)
  }
  const params = { uid: c.uid }
  if (nome !== null)
    return (
      <form
        onSubmit={(e) => {
          e.preventDefault()
          fazer(chamar('PUT /v1/usuario/chaves/:uid', { params, body: { nome } }), 'Nome mudado')
        }}
      >
        <Group align="end">
          <TextInput
            label="Nome da chave"
            maxLength={60}
            style={{ flex: 1 }}
            value={nome}
            onChange={(e) => setNome(e.currentTarget.value)}
          />
          <Button type="submit" disabled={nome.trim() === ''}>
            Salvar
          </Button>
        </Group>
      </form>
    )
  return (
    <Group justify="space-between">
      <div>
        <Text size="sm" fw={600}>
          {c.nome}{' '}
          {c.sincronizada && (
            <Badge size="sm" variant="light" tt="none">
              em todos os seus aparelhos
            </Badge>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          {[
            `criada em ${formatarData(Date.parse(c.criadaAt))}`,
            c.usadaAt ? `usada em ${formatarData(Date.parse(c.usadaAt))}` : 'ainda não usada',
            c.site,
          ].join(' · ')}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Mudar o nome de ${c.nome}`}
          onClick={() => setNome(c.nome)}
        >
          Nome
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={`Retirar ${c.nome}`}
          onClick={() => fazer(chamar('DELETE /v1/usuario/chaves/:uid', { params }), 'Chave retirada')}
        >
          Retirar
        </Button>
      </Group>
    </Group>
  )
}

function CriarChave({ reler }: { reler: () => Promise<void> }) {
  const [v, setV] = useState({ nome: '', senha: '' })
  const f = useEnvioCurto(async () => {
    const opcoes = await chamar('POST /v1/usuario/chaves/opcoes', { body: { senha: v.senha } })
    const resposta = await criarNoAparelho(opcoes)
    if (resposta === null) return
    await chamar('POST /v1/usuario/chaves', { body: { nome: v.nome, resposta } })
    setV({ nome: '', senha: '' })
    avisarSucesso('Chave de acesso criada')
    await reler()
  })
  return (
    <form onSubmit={f.aoEnviar}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput
            label="Nome da chave nova"
            placeholder="Meu celular"
            maxLength={60}
            value={v.nome}
            error={f.campos.nome}
            onChange={(e) => {
              const nome = e.currentTarget.value
              setV((a) => ({ ...a, nome }))
            }}
          />
          <PasswordInput
            label="Confirme com a sua senha"
            autoComplete="current-password"
            value={v.senha}
            error={f.campos.senha}
            onChange={(e) => {
              const senha = e.currentTarget.value
              setV((a) => ({ ...a, senha }))
            }}
          />
        </SimpleGrid>
        {f.falha && (
          <Alert color="red" role="alert">
            {f.falha}
          </Alert>
        )}
        <Group>
          <Button
            type="submit"
            variant="default"
            loading={f.enviando}
            disabled={v.nome.trim() === '' || v.senha === ''}
          >
            Criar chave de acesso
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
