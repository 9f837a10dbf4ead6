// The back-office's frame: modules on the left, command palette, who is signed in. Rendered in the browser only.
import {
  ActionIcon,
  AppShell,
  Burger,
  Group,
  Kbd,
  Menu,
  NavLink,
  ScrollArea,
  Text,
  Tooltip,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { type Permissao, permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_LEILOEIRO } from '@martelo/contracts/core/telas/leiloeiro.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho, type ModuloDeMenu, type Tela } from '@martelo/contracts/core/tela.ts'
import {
  IconBuildingWarehouse,
  IconCash,
  IconCar,
  IconGavel,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSettings,
  IconSun,
  IconUser,
  IconUsers,
  IconWorld,
} from '@tabler/icons-react'
import { type ComponentType, useMemo } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { ProvedorDeTrabalho } from '../../core/mantine/provedor.tsx'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { sair } from '../../core/sessao.ts'
import { EsqueletoDeTrabalho } from '../../parts/moldura/esqueleto.tsx'
import { Guarda } from '../../parts/moldura/guarda.tsx'
import { useBuscaDeRegistros } from '../../parts/moldura/busca-de-registros.ts'

export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <EsqueletoDeTrabalho />
}

const ICONES: Partial<Record<ModuloDeMenu, ComponentType<{ size?: number }>>> = {
  Leilão: IconGavel,
  Acerto: IconCash,
  Pátios: IconBuildingWarehouse,
  Manutenção: IconSettings,
  Site: IconWorld,
  'Meu Perfil': IconUser,
  Comitente: IconUsers,
  Dev: IconCar,
}

/**
 * The menu: only screens that need no parameter and that this person may open, by module. Whoever may conduct finds the
 * way to the auctioneer's area here too.
 */
function useMenu(): readonly [ModuloDeMenu, readonly Tela[]][] {
  const quem = useQuem()
  return useMemo(() => {
    const grupos = new Map<ModuloDeMenu, Tela[]>()
    for (const t of Object.values(TELAS_RETAGUARDA) as Tela[]) {
      if (t.menu === undefined || t.path.includes(':') || !permite(t.permission, quem)) continue
      grupos.set(t.menu, [...(grupos.get(t.menu) ?? []), t])
    }
    const { leiloeiro } = TELAS_LEILOEIRO
    if (permite(leiloeiro.permission, quem))
      grupos.set('Leilão', [...(grupos.get('Leilão') ?? []), leiloeiro])
    return [...grupos]
  }, [quem])
}

export default function MolduraDaRetaguarda() {
  return (
    <ProvedorDeTrabalho>
      <Guarda>
        <Moldura />
      </Guarda>
    </ProvedorDeTrabalho>
  )
}

function Moldura() {
  const [aberto, { toggle, close }] = useDisclosure()
  const marca = useMarca()
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: !aberto } }}
      padding={{ base: 'sm', md: 'lg' }}
    >
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={aberto}
              onClick={toggle}
              hiddenFrom="md"
              size="sm"
              aria-label={aberto ? 'Fechar menu' : 'Abrir menu'}
            />
            <UnstyledButton component={Link} to="/">
              <Text fw={700} truncate>
                {marca.nome}
              </Text>
            </UnstyledButton>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <UnstyledButton
              onClick={() => spotlight.open()}
              title="Buscar telas e registros"
              style={{
                border: '1px solid var(--cor-borda)',
                borderRadius: 'var(--radius-m)',
                padding: '0.35rem 0.75rem',
              }}
            >
              <Group gap="xs" wrap="nowrap">
                <IconSearch size={16} aria-hidden />
                <Text size="sm" c="dimmed" visibleFrom="sm">
                  Buscar
                </Text>
                <Kbd size="xs" visibleFrom="sm">
                  Ctrl K
                </Kbd>
              </Group>
            </UnstyledButton>
            <Esquema />
            <Pessoa />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Módulos">
        <Modulos aoEscolher={close} />
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
      <Paleta />
    </AppShell>
  )
}

/** The list that a record's page belongs to; a list belongs to itself. */
function listaDe(pathname: string): string {
  const registro = Object.entries(LISTA_DO_REGISTRO).find(([inicio]) => pathname.startsWith(inicio))
  return registro?.[1] ?? pathname
}
const LISTA_DO_REGISTRO: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      [TELAS_RETAGUARDA.leilao, TELAS_RETAGUARDA.leiloes],
      [TELAS_RETAGUARDA.backofficeAcompanharLeilao, TELAS_RETAGUARDA.leiloes],
      [TELAS_RETAGUARDA.veiculo, TELAS_RETAGUARDA.veiculos],
      [TELAS_RETAGUARDA.cliente, TELAS_RETAGUARDA.clientes],
      [TELAS_RETAGUARDA.venda, TELAS_RETAGUARDA.vendas],
      [TELAS_RETAGUARDA.hotsite, TELAS_RETAGUARDA.hotsites],
    ] as const
  ).map(([registro, lista]) => [registro.path.replace(/:\w+$/, ''), lista.path]),
)

function Modulos({ aoEscolher }: { aoEscolher: () => void }) {
  const { pathname } = useLocation()
  return (
    <ScrollArea>
      {useMenu().map(([modulo, telas]) => {
        const Icone = ICONES[modulo] ?? IconGavel
        return (
          <NavLink
            key={modulo}
            label={modulo}
            leftSection={<Icone size={18} />}
            defaultOpened
            childrenOffset={26}
          >
            {telas.map((t) => (
              <NavLink
                key={t.path}
                component={Link}
                to={t.path}
                label={t.title}
                active={listaDe(pathname) === t.path}
                aria-current={pathname === t.path ? 'page' : undefined}
                onClick={aoEscolher}
              />
            ))}
          </NavLink>
        )
      })}
    </ScrollArea>
  )
}

function Esquema() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const escuro = colorScheme === 'dark'
  const rotulo = escuro ? 'Usar cores claras' : 'Usar cores escuras'
  return (
    <Tooltip label={rotulo}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={rotulo}
        onClick={() => setColorScheme(escuro ? 'light' : 'dark')}
      >
        {escuro ? <IconSun size={18} /> : <IconMoon size={18} />}
      </ActionIcon>
    </Tooltip>
  )
}

function Pessoa() {
  const quem = useQuem()
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label="Minha conta">
          <IconUser size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {quem?.nome}
          <br />
          {quem?.papeis.join(', ')}
        </Menu.Label>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void sair()}>
          Sair
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What can be begun from anywhere. */
const COMECOS: readonly { rotulo: string; url: string; permissao: Permissao }[] = [
  {
    rotulo: 'Novo leilão',
    url: caminho(TELAS_RETAGUARDA.leilao, { id: 'novo' }),
    permissao: 'leilao:editar',
  },
  {
    rotulo: 'Novo veículo',
    url: caminho(TELAS_RETAGUARDA.veiculo, { uid: 'novo' }),
    permissao: 'veiculo:editar',
  },
  {
    rotulo: 'Importar planilha',
    url: TELAS_RETAGUARDA.importacao.path,
    permissao: 'importacao:fazer',
  },
]

/** Ctrl/⌘ K: screens from the menu, records from the server, and what is often begun. */
function Paleta() {
  const navegar = useNavigate()
  const menu = useMenu()
  const quem = useQuem()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { busca, buscar, registros, buscando } = useBuscaDeRegistros()
  const escuro = colorScheme === 'dark'
  const grupos = [
    {
      group: 'Registros',
      actions: registros.map((r) => ({
        id: r.url,
        label: r.titulo,
        description: r.descricao,
        keywords: busca,
        onClick: () => void navegar(r.url),
      })),
    },
    {
      group: 'Telas',
      actions: menu.flatMap(([modulo, telas]) =>
        telas.map((t) => ({
          id: t.path,
          label: t.title,
          description: modulo,
          onClick: () => void navegar(t.path),
        })),
      ),
    },
    {
      group: 'Ações',
      actions: [
        ...COMECOS.filter((c) => permite(c.permissao, quem)).map((c) => ({
          id: `comecar-${c.rotulo}`,
          label: c.rotulo,
          onClick: () => void navegar(c.url),
        })),
        {
          id: 'cores',
          label: escuro ? 'Usar cores claras' : 'Usar cores escuras',
          keywords: 'tema modo escuro claro',
          onClick: () => setColorScheme(escuro ? 'light' : 'dark'),
        },
        { id: 'sair', label: 'Sair', keywords: 'encerrar sessão', onClick: () => void sair() },
      ],
    },
  ]
  return (
    <Spotlight
      actions={grupos.filter((g) => g.actions.length > 0)}
      query={busca}
      onQueryChange={buscar}
      shortcut={['mod + K']}
      nothingFound={buscando ? 'Buscando…' : 'Nada encontrado'}
      searchProps={{
        placeholder: 'Tela, lote, placa, cliente, venda…',
        'aria-label': 'Buscar telas e registros',
        leftSection: <IconSearch size={18} aria-hidden />,
      }}
      highlightQuery
      limit={40}
      scrollable
      maxHeight="60vh"
    />
  )
}
