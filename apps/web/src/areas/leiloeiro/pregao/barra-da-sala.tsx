// The room itself: live or not, who conducts it, pause, end; and how things stand.
import { ActionIcon, Badge, Group, Menu, Select, Text, Title, useMantineColorScheme } from '@mantine/core'
import { TELAS_LEILOEIRO } from '@martelo/contracts/core/telas/leiloeiro.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { MODOS_DO_PREGAO } from '@martelo/domain/pregao/regras.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { IconArrowLeft, IconDots, IconKeyboard, IconMoon, IconSun, IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { RetratoDaSala } from '../../../parts/pregao/sala.ts'
import { AtoPrincipalDaSala } from './ato-principal-da-sala.tsx'

export type AtoDaSala = 'iniciar' | 'suspender' | 'encerrar'

interface Props {
  readonly retrato: RetratoDaSala
  readonly presenca: number
  readonly ocupada: boolean
  readonly podeAutorizar: boolean
  pausar(): void
  pedir(ato: AtoDaSala): void
  conduzir(modo: 'robo' | 'leiloeiro' | 'misto'): void
  ajuda(): void
}

const MODOS = (['leiloeiro', 'misto', 'robo'] as const).map((m) => ({
  value: m,
  label: MODOS_DO_PREGAO[m === 'robo' ? 'ROBO' : m === 'misto' ? 'MISTO' : 'LEILOEIRO'],
}))

/** Which rounds of a court's auction are open here; between them the one that has just been. */
function pracasDe({ lotes, sala }: RetratoDaSala): string[] {
  const abertos = lotes.filter(({ estado }) => recebeLances(estado.situacao) || sala.entrePracas)
  return [...new Set(abertos.flatMap(({ estado }) => (estado.praca ? [estado.praca.rotulo] : [])))].sort()
}

export function BarraDaSala(p: Props) {
  const { retrato, presenca, ocupada, podeAutorizar, pausar, pedir, conduzir, ajuda } = p
  const { sala, leilao } = retrato
  const { contagens } = sala
  const aoVivo = sala.situacao === 'AO_VIVO'
  return (
    <header className="painel-barra">
      <Group gap="sm" wrap="nowrap">
        <ActionIcon
          component={Link}
          to={caminho(TELAS_LEILOEIRO.leiloeiro)}
          variant="subtle"
          size="lg"
          aria-label="Voltar aos meus pregões"
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
        <div>
          <Title order={1} size="h4" lineClamp={1}>
            {leilao.nomeSemData}
          </Title>
          <Group gap="xs">
            <Badge color={sala.pausada ? 'yellow' : aoVivo ? 'red' : 'gray'} variant="filled">
              {sala.pausada ? 'Pausado' : sala.suspensa ? 'Suspenso' : rotuloDoLeilao(sala.situacao)}
            </Badge>
            {pracasDe(retrato).map((rotulo) => (
              <Badge key={rotulo} variant="light">
                {rotulo}
              </Badge>
            ))}
            <Text size="sm" c="dimmed">
              {quantos(contagens.vendidos, 'vendido', 'vendidos')} ·{' '}
              {quantos(contagens.condicionais, 'condicional', 'condicionais')} · {contagens.semLance} sem
              venda · {contagens.abertos} a apregoar · {formatarReais(contagens.totalVendido)}
            </Text>
          </Group>
        </div>
      </Group>
      <Group gap="xs">
        <Badge variant="default" leftSection={<IconUsers size={14} />} size="lg">
          {presenca}
        </Badge>
        <Select
          aria-label="Quem conduz"
          data={MODOS}
          value={sala.conducao}
          allowDeselect={false}
          disabled={ocupada}
          w={160}
          onChange={(v) => v && conduzir(v)}
        />
        <AtoPrincipalDaSala
          retrato={retrato}
          podeAutorizar={podeAutorizar}
          ocupada={ocupada}
          pausar={pausar}
          iniciar={() => pedir('iniciar')}
        />
        <ActionIcon variant="default" size="lg" aria-label="Todas as teclas (?)" onClick={ajuda}>
          <IconKeyboard size={18} />
        </ActionIcon>
        <Cores />
        {aoVivo && <MaisAtos pedir={pedir} />}
      </Group>
    </header>
  )
}

function MaisAtos({ pedir }: Pick<Props, 'pedir'>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label="Mais ações da sala">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => pedir('encerrar')}>Encerrar o leilão</Menu.Item>
        <Menu.Item color="red" onClick={() => pedir('suspender')}>
          Suspender o leilão
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function Cores() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const escuro = colorScheme === 'dark'
  const rotulo = escuro ? 'Usar cores claras' : 'Usar cores escuras'
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={rotulo}
      onClick={() => setColorScheme(escuro ? 'light' : 'dark')}
    >
      {escuro ? <IconSun size={18} /> : <IconMoon size={18} />}
    </ActionIcon>
  )
}
