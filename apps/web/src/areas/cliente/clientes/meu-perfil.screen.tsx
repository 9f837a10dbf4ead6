// The person's own record: data, address, contacts, security and privacy. Staff sees what every account has.
import { Anchor, Group, Skeleton, Tabs, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { useAbaAVista } from '../../../kit/ficha/aba-a-vista.ts'
import { DentroDeAba } from '../../../kit/ficha/trabalho-aberto.ts'
import { AbaAcessos } from './aba-acessos.tsx'
import { AbaContatos } from './aba-contatos.tsx'
import { AbaEndereco } from './aba-endereco.tsx'
import { AbaMeusDados } from './aba-meus-dados.tsx'
import { AbaPrivacidade } from './aba-privacidade.tsx'
import { AbaSociosDaEmpresa } from './aba-socios-da-empresa.tsx'
import { useRecurso } from '../../../core/recurso-ligado.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { SegurancaDaConta } from '../../../parts/usuarios/seguranca-da-conta.tsx'
import { CHAVE_DO_PERFIL } from './perfil-lido.ts'

const DO_CLIENTE = [
  ['dados', 'Dados'],
  ['endereco', 'Endereço'],
  ['contatos', 'E-mail e telefone'],
] as const
const DA_EMPRESA = ['socios', 'Sócios'] as const

const DO_PERFIL = { queryKey: CHAVE_DO_PERFIL, queryFn: () => chamar('GET /v1/cliente/infos') }

export function meta() {
  return [{ title: TELAS_CLIENTE.meuPerfil.title }]
}

export default function MeuPerfil() {
  const quem = useQuem()
  const cliente = permite('cliente:area', quem)
  const [params, setParams] = useSearchParams()
  const pedida = params.get('aba')
  const perfil = useQuery({ ...DO_PERFIL, enabled: cliente })
  // Who is led there by a link reads that it is a company's.
  const comSocios = perfil.data?.natureza === 'Juridica' || pedida === DA_EMPRESA[0]
  const abas = [
    ...(cliente ? DO_CLIENTE : []),
    ...(cliente && comSocios ? [DA_EMPRESA] : []),
    ['seguranca', 'Segurança'] as const,
    ['acessos', 'Acessos'] as const,
    ...(cliente ? [['privacidade', 'Privacidade'] as const] : []),
  ]
  const indica = useRecurso('indique-ganhe')
  const aba = abas.find(([id]) => id === pedida)?.[0] ?? abas[0]?.[0] ?? 'seguranca'
  const lista = useAbaAVista(aba)
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          Meu perfil
        </Title>
        {cliente && indica && (
          <Anchor component={Link} to={TELAS_CLIENTE.indiqueGanhe.path} hiddenFrom="md">
            {TELAS_CLIENTE.indiqueGanhe.title}
          </Anchor>
        )}
      </Group>
      <Tabs value={aba} onChange={(a) => a && setParams({ aba: a }, { replace: true })} keepMounted={false}>
        <Tabs.List mb="lg" ref={lista}>
          {abas.map(([id, titulo]) => (
            <Tabs.Tab key={id} value={id}>
              {titulo}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {cliente && <DoCliente />}
        <Tabs.Panel value="seguranca">
          <SegurancaDaConta />
        </Tabs.Panel>
        <Tabs.Panel value="acessos">
          <AbaAcessos />
        </Tabs.Panel>
        {cliente && (
          <Tabs.Panel value="privacidade">
            <AbaPrivacidade />
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  )
}

function DoCliente() {
  const { data, error, refetch } = useQuery(DO_PERFIL)
  if (error && !data)
    return <NaoCarregou titulo="Não foi possível carregar o seu perfil" erro={error} refazer={refetch} />
  return (
    <>
      <Tabs.Panel value="dados">
        <DentroDeAba value>
          {data ? <AbaMeusDados key={data.versao} c={data} /> : <Skeleton h={320} />}
        </DentroDeAba>
      </Tabs.Panel>
      <Tabs.Panel value="endereco">
        <DentroDeAba value>
          {data ? (
            <AbaEndereco key={JSON.stringify(data.endereco)} endereco={data.endereco} />
          ) : (
            <Skeleton h={320} />
          )}
        </DentroDeAba>
      </Tabs.Panel>
      <Tabs.Panel value="socios">
        <AbaSociosDaEmpresa />
      </Tabs.Panel>
      <Tabs.Panel value="contatos">{data ? <AbaContatos c={data} /> : <Skeleton h={320} />}</Tabs.Panel>
    </>
  )
}
