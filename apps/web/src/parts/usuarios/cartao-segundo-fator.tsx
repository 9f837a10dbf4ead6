// The app that the account asks for at each login: on with a code of it, off with the password where the house allows.
import {
  Alert,
  Badge,
  Button,
  Card,
  Code,
  Group,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { BotaoDeCopiar } from '../../kit/ficha/copiar.tsx'
import { useEnvioCurto } from '../../kit/formulario/usar-envio-curto.ts'

const CHAVE = ['meu-segundo-fator']

export function CartaoSegundoFator() {
  const consultas = useQueryClient()
  const { data } = useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/usuario/segundo-fator') })
  const [codigos, setCodigos] = useState<readonly string[]>([])
  const mudou = async (novos: readonly string[]): Promise<void> => {
    setCodigos(novos)
    avisarSucesso(novos.length > 0 ? 'Código do aplicativo ligado' : 'Código do aplicativo desligado')
    await consultas.invalidateQueries({ queryKey: CHAVE })
  }
  return (
    <Card withBorder>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          Código do aplicativo ao entrar
        </Title>
        {data && (
          <Badge variant="light" tt="none" color={data.ligadoAt ? 'teal' : 'gray'}>
            {data.ligadoAt ? 'Ligado' : 'Desligado'}
          </Badge>
        )}
      </Group>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {data?.ligadoAt
            ? `Ligado em ${formatarData(Date.parse(data.ligadoAt))}. Códigos de recuperação por usar: ${data.codigosRestantes}.`
            : 'Com ele a senha sozinha não entra: cada entrada pede também o código de um aplicativo de autenticação no seu celular.'}
        </Text>
        {codigos.length > 0 && <Codigos codigos={codigos} />}
        {data && !data.ligadoAt && <Ligar aoLigar={mudou} />}
        {data?.ligadoAt &&
          (data.exigido ? (
            <Text size="sm">A casa exige o código do aplicativo para o que a sua conta pode fazer.</Text>
          ) : (
            <Desligar aoDesligar={() => mudou([])} />
          ))}
      </Stack>
    </Card>
  )
}

function Codigos({ codigos }: { codigos: readonly string[] }) {
  return (
    <Alert color="yellow" title="Guarde estes códigos de recuperação">
      <Text size="sm" mb="xs">
        Cada um entra uma vez se você perder o aparelho. Eles não aparecem de novo.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        {codigos.map((c) => (
          <Code key={c}>{c}</Code>
        ))}
      </SimpleGrid>
      <Group mt="xs">
        <BotaoDeCopiar nome="os códigos de recuperação" valor={codigos.join('\n')} />
      </Group>
    </Alert>
  )
}

interface Lido {
  readonly segredo: string
  readonly qr: string
}

function Ligar({ aoLigar }: { aoLigar: (codigos: readonly string[]) => Promise<void> }) {
  const [senha, setSenha] = useState('')
  const [codigo, setCodigo] = useState('')
  const [lido, setLido] = useState<Lido | null>(null)
  const f = useEnvioCurto(async () => {
    if (lido === null) {
      const r = await chamar('PUT /v1/usuario/segundo-fator', { body: { acao: 'comecar', senha } })
      setLido({ segredo: r.segredo ?? '', qr: r.qr ?? '' })
      return
    }
    const body = { acao: 'ligar', senha, segredo: lido.segredo, codigo } as const
    await aoLigar((await chamar('PUT /v1/usuario/segundo-fator', { body })).codigosDeRecuperacao)
  })
  return (
    <form onSubmit={f.aoEnviar}>
      <Stack gap="sm">
        {lido === null ? (
          <PasswordInput
            label="Sua senha"
            autoComplete="current-password"
            value={senha}
            onChange={(e) => setSenha(e.currentTarget.value)}
            error={f.campos.senha}
          />
        ) : (
          <>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(lido.qr)}`}
              alt="QR code para o aplicativo"
              width={200}
              height={200}
            />
            <Text size="sm">
              Leia com o aplicativo ou digite nele: <Code>{lido.segredo}</Code>
            </Text>
            <TextInput
              label="Código que o aplicativo mostra"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={codigo}
              onChange={(e) => setCodigo(e.currentTarget.value)}
              error={f.campos.codigo}
            />
          </>
        )}
        {f.falha && (
          <Alert color="red" role="alert">
            {f.falha}
          </Alert>
        )}
        <Group>
          <Button
            type="submit"
            variant={lido ? 'filled' : 'default'}
            loading={f.enviando}
            disabled={lido ? codigo === '' : senha === ''}
          >
            {lido ? 'Ligar' : 'Ligar o código do aplicativo'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Desligar({ aoDesligar }: { aoDesligar: () => Promise<void> }) {
  const [senha, setSenha] = useState('')
  const f = useEnvioCurto(async () => {
    await chamar('PUT /v1/usuario/segundo-fator', { body: { acao: 'desligar', senha } })
    await aoDesligar()
  })
  return (
    <form onSubmit={f.aoEnviar}>
      <Group align="end">
        <PasswordInput
          label="Sua senha"
          autoComplete="current-password"
          style={{ flex: 1 }}
          value={senha}
          onChange={(e) => setSenha(e.currentTarget.value)}
          error={f.campos.senha ?? f.falha}
        />
        <Button type="submit" variant="default" loading={f.enviando} disabled={senha === ''}>
          Desligar
        </Button>
      </Group>
    </form>
  )
}
