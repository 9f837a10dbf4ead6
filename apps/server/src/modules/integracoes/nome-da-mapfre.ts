/** As people read who acted. */
export const NOME_DA_MAPFRE = 'Mapfre'
