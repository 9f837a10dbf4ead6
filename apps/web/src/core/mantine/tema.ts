// Mantine dressed in the tenant's colours: the same derived shades as the storefront, so that AA contrast holds here too.
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

/** Ten shades around the tenant's primary, from variables that the server has already put on the page. */
const marca = Array.from({ length: 10 }, (_, i) =>
  i < 4
    ? `color-mix(in oklab, var(--cor-primaria) ${8 + i * 16}%, var(--cor-superficie))`
    : i < 7
      ? 'var(--cor-primaria)'
      : 'var(--cor-primaria-hover)',
) as unknown as MantineColorsTuple

/** The shades of states, so that light badges and alerts keep AA contrast in both schemes. */
const ESTADOS = {
  yellow: 'alerta',
  orange: 'alerta',
  red: 'perigo',
  teal: 'sucesso',
  green: 'sucesso',
  blue: 'info',
  grape: 'info',
  violet: 'info',
  gray: 'neutro',
} as const

/** Mantine writes white on every filled control; the tenant's primary may be a yellow. */
const coresDaVariante: VariantColorsResolver = (entrada) => {
  const cores = defaultVariantColorsResolver(entrada)
  if (entrada.variant !== 'filled') return cores
  if (entrada.color === undefined || entrada.color === 'marca')
    return { ...cores, color: 'var(--cor-sobre-primaria)' }
  const estado = ESTADOS[entrada.color as keyof typeof ESTADOS]
  if (estado === undefined) return cores
  // The shade that a state is written in carries the surface's colour as its text, in light and in dark.
  const cheia = `var(--cor-${estado})`
  return {
    ...cores,
    background: cheia,
    hover: `color-mix(in oklab, ${cheia} 88%, var(--cor-texto))`,
    color: 'var(--cor-superficie)',
  }
}

function esquecerEscolha(e: { readonly currentTarget: { value: string } }): void {
  e.currentTarget.value = ''
}

export const temaMantine = createTheme({
  variantColorResolver: coresDaVariante,
  fontFamily: 'var(--fonte)',
  fontFamilyMonospace: 'var(--font-mono)',
  primaryColor: 'marca',
  colors: { marca },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: { fontWeight: '650' },
  // A state is read, not shouted.
  components: {
    // A link beside words must not be told by its colour alone.
    Anchor: { defaultProps: { underline: 'always' } },
    // The same file again is a choice again: it may have been mended under its name.
    FileButton: { defaultProps: { inputProps: { onClick: esquecerEscolha } } },
    ModalCloseButton: { defaultProps: { 'aria-label': 'Fechar' } },
    DrawerCloseButton: { defaultProps: { 'aria-label': 'Fechar' } },
    // A <header> below role="dialog" is in no sectioning element: it would be the page's second banner.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    // Without a variant of its own its text is white, whatever the primary is.
    Chip: { defaultProps: { variant: 'filled' } },
    Badge: { defaultProps: { variant: 'light' }, styles: { root: { textTransform: 'none' } } },
    // A hint between label and field would push this field below its neighbours.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
})

const deEstado = Object.fromEntries(
  Object.entries(ESTADOS).flatMap(([cor, estado]) => [
    [`--mantine-color-${cor}-light`, `var(--cor-${estado}-suave)`],
    [`--mantine-color-${cor}-light-hover`, `var(--cor-${estado}-suave)`],
    [`--mantine-color-${cor}-light-color`, `var(--cor-${estado})`],
    [`--mantine-color-${cor}-text`, `var(--cor-${estado})`],
  ]),
)

// Mantine sets many of these once more per scheme, after the general ones: an override has to stand in all three.
const variaveis = {
  '--mantine-primary-color-filled': 'var(--cor-primaria)',
  '--mantine-primary-color-filled-hover': 'var(--cor-primaria-hover)',
  '--mantine-primary-color-contrast': 'var(--cor-sobre-primaria)',
  '--mantine-color-body': 'var(--cor-fundo)',
  '--mantine-color-text': 'var(--cor-texto)',
  '--mantine-color-dimmed': 'var(--cor-texto-2)',
  // What stands in an empty field is read too: a filter has no other label.
  '--mantine-color-placeholder': 'var(--cor-texto-2)',
  '--mantine-color-default': 'var(--cor-superficie)',
  '--mantine-color-default-hover': 'var(--cor-superficie-2)',
  '--mantine-color-default-border': 'var(--cor-borda)',
  '--mantine-color-error': 'var(--cor-perigo)',
  '--mantine-color-anchor': 'var(--cor-primaria-texto)',
  '--mantine-color-marca-filled': 'var(--cor-primaria)',
  '--mantine-color-marca-filled-hover': 'var(--cor-primaria-hover)',
  '--mantine-color-marca-light': 'var(--cor-primaria-suave)',
  '--mantine-color-marca-light-hover': 'var(--cor-primaria-suave)',
  '--mantine-color-marca-light-color': 'var(--cor-primaria-texto)',
  '--mantine-color-marca-outline': 'var(--cor-primaria-contorno)',
  '--mantine-color-marca-text': 'var(--cor-primaria-texto)',
  ...deEstado,
}

export const variaveisMantine: CSSVariablesResolver = () => ({
  variables: variaveis,
  light: variaveis,
  // The kit's neutral greys under cards and fields are not the tenant's surfaces, for which every state's shade is measured.
  dark: {
    ...variaveis,
    '--mantine-color-dark-6': 'var(--cor-superficie)',
    '--mantine-color-disabled': 'var(--cor-superficie-2)',
  },
})
