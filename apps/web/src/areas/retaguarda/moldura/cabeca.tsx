// The bar on top: the house, the search, favourites, colours, who is signed in.
import {
  ActionIcon,
  Burger,
  Group,
  Kbd,
  Menu,
  Text,
  Tooltip,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import {
  IconBell,
  IconExternalLink,
  IconHome,
  IconLogout,
  IconLock,
  IconMoon,
  IconSearch,
  IconSignature,
  IconStar,
  IconStarFilled,
  IconSun,
  IconUser,
  IconUserCog,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { sair } from '../../../core/sessao.ts'
import { useFavoritos } from './lembrados.ts'
import { SinoDaEquipe } from './sino-da-equipe.tsx'
import { useEhDaCasa } from './usar-pendencias.ts'

export function Cabeca({ aberto, alternar }: { aberto: boolean; alternar: () => void }) {
  const marca = useMarca()
  const daCasa = useEhDaCasa()
  return (
    <Group h="100%" justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <Burger
          opened={aberto}
          onClick={alternar}
          hiddenFrom="md"
          size="sm"
          aria-label={aberto ? 'Fechar menu' : 'Abrir menu'}
        />
        <UnstyledButton
          component={Link}
          to={daCasa ? TELAS_RETAGUARDA.hoje.path : TELAS_COMITENTE.paginaDoComitente.path}
          miw={0}
        >
          <Text fw={700} truncate>
            {marca.nome}
          </Text>
        </UnstyledButton>
      </Group>
      <Group gap="xs" wrap="nowrap">
        <Busca />
        {daCasa && <SinoDaEquipe />}
        <Favorito />
        <Esquema />
        <Pessoa />
      </Group>
    </Group>
  )
}

function Busca() {
  return (
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
  )
}

function Favorito() {
  const { tem, alternar } = useFavoritos()
  const rotulo = tem ? 'Tirar esta página dos favoritos' : 'Pôr esta página nos favoritos'
  return (
    <Tooltip label={rotulo}>
      <ActionIcon variant="default" size="lg" aria-label={rotulo} aria-pressed={tem} onClick={alternar}>
        {tem ? <IconStarFilled size={18} /> : <IconStar size={18} />}
      </ActionIcon>
    </Tooltip>
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
  const daCasa = useEhDaCasa()
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
        {permite(TELAS_CLIENTE.meuPerfil.permission, quem) && (
          <Menu.Item
            component={Link}
            to={TELAS_CLIENTE.meuPerfil.path}
            leftSection={<IconUserCog size={16} />}
          >
            {TELAS_CLIENTE.meuPerfil.title}
          </Menu.Item>
        )}
        {daCasa ? (
          <DaEquipe />
        ) : (
          <Menu.Item
            component={Link}
            to={TELAS_COMITENTE.paginaDoComitente.path}
            leftSection={<IconHome size={16} />}
          >
            {TELAS_COMITENTE.paginaDoComitente.title}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/" leftSection={<IconExternalLink size={16} />}>
          Ver o site
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void sair()}>
          Sair
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function DaEquipe() {
  return (
    <>
      <Menu.Item component={Link} to={TELAS_RETAGUARDA.meusAvisos.path} leftSection={<IconBell size={16} />}>
        {TELAS_RETAGUARDA.meusAvisos.title}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={TELAS_RETAGUARDA.assinaturaEmail.path}
        leftSection={<IconSignature size={16} />}
      >
        {TELAS_RETAGUARDA.assinaturaEmail.title}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={TELAS_RETAGUARDA.minhaSeguranca.path}
        leftSection={<IconLock size={16} />}
      >
        {TELAS_RETAGUARDA.minhaSeguranca.title}
      </Menu.Item>
    </>
  )
}
