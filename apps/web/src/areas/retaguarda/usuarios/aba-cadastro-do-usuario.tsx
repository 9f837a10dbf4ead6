import {
  Alert,
  Button,
  Card,
  Group,
  MultiSelect,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { PAPEIS_DE_CLIENTE, type Papel } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { type FormEvent, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { PAPEIS_QUE_NAO_SE_DAO } from '@martelo/domain/usuarios/administrar.ts'
import { PAPEIS_DA_CASA } from './novo-usuario.tsx'
import type { UmUsuario } from './usuario.screen.tsx'

interface Props {
  readonly u: UmUsuario
  readonly refazer: () => Promise<void>
}

function useFicha({ u, refazer }: Props) {
  const [v, setV] = useState({
    nome: u.nome,
    email: u.email,
    nomeUsuario: u.nomeUsuario ?? '',
    papeis: u.papeis,
    ativo: u.ativo,
    motivoBloqueio: u.motivoBloqueio ?? '',
  })
  const [erro, setErro] = useState<unknown>(null)
  const [salvando, setSalvando] = useState(false)
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    setErro(null)
    try {
      await chamar('PUT /v1/usuarios/:uid', {
        params: { uid: u.uid },
        body: {
          ...v,
          papeis: v.papeis as Papel[],
          nomeUsuario: v.nomeUsuario || null,
          motivoBloqueio: v.motivoBloqueio || null,
          versao: u.versao,
        },
      })
      avisarSucesso()
      await refazer()
    } catch (e) {
      setErro(e)
    } finally {
      setSalvando(false)
    }
  }
  const aoEnviar = (e: FormEvent): void => {
    e.preventDefault()
    void salvar()
  }
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const falha = erro instanceof Error && Object.keys(campos).length === 0 ? erro.message : null
  return { v, mudar: (m: Partial<typeof v>) => setV({ ...v, ...m }), campos, falha, salvando, aoEnviar }
}

export function AbaCadastroDoUsuario({ u, refazer }: Props) {
  const f = useFicha({ u, refazer })
  const { v, mudar, campos } = f
  return (
    <form onSubmit={f.aoEnviar}>
      <Stack>
        <Card withBorder>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="Nome"
              value={v.nome}
              onChange={(e) => mudar({ nome: e.currentTarget.value })}
              error={campos.nome}
            />
            <TextInput
              label="E-mail"
              value={v.email}
              onChange={(e) => mudar({ email: e.currentTarget.value })}
              error={campos.email}
            />
            <TextInput
              label="Nome de usuário"
              value={v.nomeUsuario}
              onChange={(e) => mudar({ nomeUsuario: e.currentTarget.value })}
              error={campos.nomeUsuario}
            />
            <MultiSelect
              label="Papéis"
              searchable
              disabled={u.eu}
              description={u.eu ? 'Os seus próprios papéis são mudados por outro administrador' : undefined}
              data={papeisDe(u)}
              value={[...v.papeis]}
              onChange={(papeis) => mudar({ papeis })}
              error={campos.papeis}
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed" mt="sm">
            Criada em {formatarDataHora(Date.parse(u.criadoAt))}
            {u.temSenha ? '' : ' · ainda sem senha'}
          </Text>
        </Card>
        <Card withBorder>
          <Switch
            checked={v.ativo}
            disabled={u.eu}
            onChange={(e) => mudar({ ativo: e.currentTarget.checked })}
            label="Conta ativa"
            description="Bloquear encerra as sessões e impede de entrar"
            error={campos.ativo}
          />
          {!v.ativo && (
            <Textarea
              mt="sm"
              label="Motivo do bloqueio"
              withAsterisk
              value={v.motivoBloqueio}
              onChange={(e) => mudar({ motivoBloqueio: e.currentTarget.value })}
              error={campos.motivoBloqueio}
            />
          )}
        </Card>
        <Rodape falha={f.falha} salvando={f.salvando} />
      </Stack>
    </form>
  )
}

function Rodape({ falha, salvando }: { falha: string | null; salvando: boolean }) {
  return (
    <>
      {falha && (
        <Alert color="red" role="alert">
          {falha}
        </Alert>
      )}
      <Group justify="end">
        <Button type="submit" loading={salvando}>
          Salvar
        </Button>
      </Group>
    </>
  )
}

/** What this account may hold; what it has already may be taken away. */
const papeisDe = (u: { readonly cliente: boolean; readonly papeis: readonly string[] }): string[] => {
  const dados = [...(u.cliente ? PAPEIS_DE_CLIENTE : []), ...PAPEIS_DA_CASA].filter(
    (p) => !PAPEIS_QUE_NAO_SE_DAO.includes(p),
  )
  return [...new Set<string>([...dados, ...u.papeis])]
}
