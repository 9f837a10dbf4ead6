/** "45 segundos", "2 minutos", "1 hora": rounded up, as one says it. */
export function tempoEmPalavras(segundos: number): string {
  const [n, um, muitos] =
    segundos < 100
      ? [segundos, 'segundo', 'segundos']
      : segundos < 100 * 60
        ? [Math.ceil(segundos / 60), 'minuto', 'minutos']
        : [Math.ceil(segundos / 3600), 'hora', 'horas']
  return `${n} ${n === 1 ? um : muitos}`
}
